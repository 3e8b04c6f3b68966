export default import.meta.glob<string>(
  ['../../../src/vintik/i18n/es/*.ftl', '!../../../src/vintik/i18n/es/{arena,command}.ftl'],
  {
    eager: true,
    query: '?raw',
    import: 'default',
  },
);
