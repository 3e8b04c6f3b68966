export default import.meta.glob<string>(['../../../src/vintik/i18n/en/*.ftl', '!**/command.ftl'], {
  eager: true,
  query: '?raw',
  import: 'default',
});
