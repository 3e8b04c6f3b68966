export default import.meta.glob<string>(
  ['../../../src/vintik/i18n/pt/*.ftl', '!../../../src/vintik/i18n/pt/{arena,command}.ftl'],
  {
    eager: true,
    query: '?raw',
    import: 'default',
  },
);
