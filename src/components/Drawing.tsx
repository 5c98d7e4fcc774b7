import { useEffect, useRef, useState } from 'react';

interface Props {
  /** The hashed address of the drawing's SVG file. */
  src: string;
  className?: string;
}

/** Placeholder in the rendered HTML, which gatsby-ssr.tsx replaces with the drawing. */
export const drawingMarker = (src: string): string => `<!--drawing:${src}-->`;

const isServer = typeof document === 'undefined';
/** Loaded drawings, by address. */
const cache = new Map<string, string>();

async function load(src: string): Promise<string> {
  const answer = await fetch(src);
  if (!answer.ok) throw new Error(`${src} answered ${answer.status}`);
  return answer.text();
}

/**
 * Shows a drawing, hidden from assistive technology. The HTML of a page has its drawings inline; after a page change by link
 * they are loaded from their own files.
 */
export function Drawing(props: Props) {
  // The key remounts the component if the address changes, as it does in `npm run dev`.
  return <InlineDrawing key={props.src} {...props} />;
}

function InlineDrawing({ src, className }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  // State, so that it never changes: a changed value would insert the SVG again and restart its animation.
  const [html] = useState(() => (isServer ? drawingMarker(src) : (cache.get(src) ?? '')));

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    if (element.firstElementChild) {
      cache.set(src, element.innerHTML);
      return;
    }
    load(src)
      .then((svg) => {
        cache.set(src, svg);
        element.innerHTML = svg;
      })
      // Drawings are decoration, so a failure is no error for the visitor.
      .catch((error: unknown) => console.warn(error));
  }, [src]);

  return (
    <div
      ref={ref}
      className={className}
      aria-hidden="true"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
