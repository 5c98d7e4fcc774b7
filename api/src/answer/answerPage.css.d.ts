/**
 * The text of the style sheet: esbuild's loader `text`, in
 * scripts/support/building/buildApi.ts.
 */
declare const styleSheet: string;

export default styleSheet;
