export default import.meta.glob<string>(['../../../src/vintik/i18n/es/*.ftl', '!**/command.ftl'], {
  eager: true,
  query: '?raw',
  import: 'default',
});
