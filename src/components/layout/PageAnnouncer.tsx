import { useEffect, useRef, useState } from 'react';

/** `{page}` in the pattern stands for the page's heading. */
interface Props {
  pattern: string;
  path: string;
}

/** Returns the page's heading without soft hyphens. */
function currentHeading(): string {
  const heading = document.querySelector('h1')?.textContent ?? document.title;

  return heading.replaceAll('\u00AD', '');
}

/**
 * Announces each page after the first one. On the first load, a screen reader
 * reads the document's title.
 */
export function PageAnnouncer({ pattern, path }: Props) {
  const [announcement, setAnnouncement] = useState('');
  const lastPath = useRef(path);

  useEffect(() => {
    if (lastPath.current === path) return;

    lastPath.current = path;
    // Passes a function, because in a replacement string `$&` would insert the
    // match.
    setAnnouncement(pattern.replace('{page}', currentHeading));
  }, [pattern, path]);

  return (
    // No `role="status"`: the screen reader Orca reads "statusbar" for it even
    // if it is empty.
    <p className="sr-only" aria-live="polite">
      {announcement}
    </p>
  );
}
