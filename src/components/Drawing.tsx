import { useEffect, useRef, useState } from 'react';

interface Props {
  /** The hashed address of the drawing's SVG file. */
  src: string;
  className?: string;
}

/** What the server's HTML holds in place of a drawing until the page's HTML is complete. */
export const drawingMarker = (src: string): string => `<!--drawing:${src}-->`;

const isServer = typeof document === 'undefined';
const drawn = new Map<string, string>();

async function load(src: string): Promise<string> {
  const answer = await fetch(src);
  if (!answer.ok) throw new Error(`${src} answered ${answer.status}`);
  return answer.text();
}

/**
 * Shows a drawing, hidden from assistive technology. A full load has it in its HTML; after a page change within the
 * site it comes from its own file.
 */
export function Drawing(props: Props) {
  // In `npm run dev` the address changes with the drawing: the key replaces the old lines.
  return <DrawingOf key={props.src} {...props} />;
}

function DrawingOf({ src, className }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  // Kept from the first render: a new value would draw, and animate, the same lines again.
  const [html] = useState(() => (isServer ? drawingMarker(src) : (drawn.get(src) ?? '')));

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    if (element.firstElementChild) {
      drawn.set(src, element.innerHTML);
      return;
    }
    load(src)
      .then((svg) => {
        drawn.set(src, svg);
        element.innerHTML = svg;
      })
      // A page without its ornament is still whole.
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
