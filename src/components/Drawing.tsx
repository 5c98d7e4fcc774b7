import { useEffect, useRef, useState } from 'react';

// TypeScript types a CSS module's classes as possibly undefined
type Props = { src: string; className: string | undefined };

/**
 * Marks the place of a drawing in the page's HTML. inlineDrawings.ts replaces
 * the marker with the SVG.
 */
export const drawingMarker = (src: string): string => `<!--drawing:${src}-->`;

const isServer = typeof document === 'undefined';
const svgCache = new Map<string, string>();

/**
 * A page's HTML has its drawings inline. After a client-side navigation, the
 * component loads them from their files.
 */
function InlineDrawing({ src, className }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  // Hydration keeps the SVG in the HTML. If `initialHtml` changed, React would
  // insert the SVG again and restart its animation.
  const [initialHtml] = useState(() =>
    isServer ? drawingMarker(src) : (svgCache.get(src) ?? ''),
  );

  useEffect(() => {
    async function insertAndCacheSvg(element: HTMLElement): Promise<void> {
      if (!element.firstElementChild) {
        const response = await fetch(src);

        if (!response.ok) throw new Error(`${src} answered ${response.status}`);
        element.innerHTML = await response.text();
      }

      svgCache.set(src, element.innerHTML);
    }

    // Drawings are decoration, so a visitor needs no error message.
    if (ref.current)
      insertAndCacheSvg(ref.current).catch((error: unknown) =>
        console.warn(error),
      );
  }, [src]);

  return (
    <div
      ref={ref}
      className={`drawing ${className}`}
      aria-hidden="true"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: initialHtml }}
    />
  );
}

/**
 * The key remounts the component when `src` changes. During `npm run dev`, a
 * changed drawing has a new `src`.
 */
export const Drawing = (props: Props) => (
  <InlineDrawing key={props.src} {...props} />
);
