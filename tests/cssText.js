// Loads a style sheet as a text in unit tests, like esbuild's loader `text`
// (scripts/support/building/buildApi.ts).
exports.process = (text) => ({
  code: `module.exports = ${JSON.stringify(text)};`,
});
