/**
 * Returns a complete SVG element, hidden from assistive technology and not focusable.
 * @param fit SVG's preserveAspectRatio
 */
export function svg(width: number, height: number, body: string, fit?: string): string {
  const aspect = fit ? ` preserveAspectRatio="${fit}"` : '';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"${aspect}` +
    ` fill="none" aria-hidden="true" focusable="false">${body}</svg>`
  );
}

/** Combines drawings in one SVG; a style sheet shows one of them. Each keeps its own viewBox. */
export const variants = (...drawings: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" focusable="false">${drawings.join('')}</svg>`;
