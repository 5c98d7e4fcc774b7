/**
 * The text of answerPage.css. esbuild's loader `text` makes it the default
 * export (scripts/support/building/buildApi.ts).
 */
declare const styleSheet: string;

export default styleSheet;
