export default import.meta.glob<string>(['../../../src/vintik/i18n/ru/*.ftl', '!**/command.ftl'], {
  eager: true,
  query: '?raw',
  import: 'default',
});
