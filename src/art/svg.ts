export function svg(width: number, height: number, body: string, aspectRatio?: string): string {
  const attribute = aspectRatio ? ` preserveAspectRatio="${aspectRatio}"` : '';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"${attribute}` +
    ` fill="none" aria-hidden="true" focusable="false">${body}</svg>`
  );
}

/** Combines drawings in one SVG, each with its own viewBox. A style sheet shows one of them. */
export const variants = (...drawings: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" focusable="false">${drawings.join('')}</svg>`;
