import { useEffect, useRef, useState } from 'react';

interface Props {
  /** The hashed address of the drawing's SVG file. */
  src: string;
  className: string | undefined;
}

/** Returns a placeholder for the rendered HTML. gatsby-ssr.tsx replaces it with the drawing. */
export const drawingMarker = (src: string): string => `<!--drawing:${src}-->`;

const isServer = typeof document === 'undefined';
/** The SVG of each drawing that has been shown, by address. */
const cache = new Map<string, string>();

async function loadSvg(src: string): Promise<string> {
  const response = await fetch(src);
  if (!response.ok) throw new Error(`${src} answered ${response.status}`);
  return response.text();
}

/**
 * Shows a drawing, hidden from assistive technology. The HTML of a page has its drawings inline. After a page change by link,
 * the browser loads them from their own files.
 */
export function Drawing(props: Props) {
  // The key remounts the component if the address changes, which happens in `npm run dev`.
  return <InlineDrawing key={props.src} {...props} />;
}

function InlineDrawing({ src, className }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  // useState keeps the first value. With another value, React would insert the SVG again and restart its animation.
  const [html] = useState(() => (isServer ? drawingMarker(src) : (cache.get(src) ?? '')));

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    // The SVG came with the page's HTML or from the cache.
    if (element.firstElementChild) {
      cache.set(src, element.innerHTML);
      return;
    }
    loadSvg(src)
      .then((svg) => {
        cache.set(src, svg);
        element.innerHTML = svg;
      })
      // A missing drawing is no error for the visitor: drawings are decoration.
      .catch((error: unknown) => console.warn(error));
  }, [src]);

  return (
    <div
      ref={ref}
      className={`drawing ${className}`}
      aria-hidden="true"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
