/** The text of the style sheet: esbuild's loader `text`, in api/build.ts. */
declare const styleSheet: string;

export default styleSheet;
