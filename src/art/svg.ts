type Options = {
  /** How the drawing fills its box: SVG's preserveAspectRatio. */
  fit?: string;
};

/** A drawing as a complete SVG: decoration, so it is hidden from assistive technology and never takes focus. */
export function svg(width: number, height: number, body: string, { fit }: Options = {}): string {
  const aspect = fit ? ` preserveAspectRatio="${fit}"` : '';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"${aspect}` +
    ` fill="none" aria-hidden="true" focusable="false">${body}</svg>`
  );
}
