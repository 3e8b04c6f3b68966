export default import.meta.glob<string>(
  ['../../../src/vintik/i18n/ru/*.ftl', '!../../../src/vintik/i18n/ru/{arena,command}.ftl'],
  {
    eager: true,
    query: '?raw',
    import: 'default',
  },
);
