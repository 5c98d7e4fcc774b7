import { useEffect, useRef, useState } from 'react';

type Props = { src: string; className: string | undefined };

/** Returns a placeholder for the rendered HTML. gatsby-ssr.tsx replaces it with the drawing. */
export const drawingMarker = (src: string): string => `<!--drawing:${src}-->`;

const isServer = typeof document === 'undefined';
const cache = new Map<string, string>();

/** The HTML of a page has its drawings inline. After a page change by link, the browser loads them from their own files. */
function InlineDrawing({ src, className }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  // useState keeps the first value. With another value, React would insert the SVG again and restart its animation.
  const [html] = useState(() => (isServer ? drawingMarker(src) : (cache.get(src) ?? '')));

  useEffect(() => {
    async function insertSvg(element: HTMLElement): Promise<void> {
      if (!element.firstElementChild) {
        const response = await fetch(src);
        if (!response.ok) throw new Error(`${src} answered ${response.status}`);
        element.innerHTML = await response.text();
      }
      cache.set(src, element.innerHTML);
    }
    // A missing drawing is no error for the visitor: drawings are decoration.
    if (ref.current) insertSvg(ref.current).catch((error: unknown) => console.warn(error));
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

/** The key remounts the component if the address changes, as in `npm run dev`. */
export const Drawing = (props: Props) => <InlineDrawing key={props.src} {...props} />;
