export default import.meta.glob<string>(
  ['../../../src/vintik/i18n/en/*.ftl', '!../../../src/vintik/i18n/en/{arena,command}.ftl'],
  {
    eager: true,
    query: '?raw',
    import: 'default',
  },
);
