import { useEffect, useRef, useState } from 'react';

/** Announces a page change. On the first load a screen reader reads the document's title. */
export function PageAnnouncer({ template, path }: { template: string; path: string }) {
  const [announcement, setAnnouncement] = useState('');
  const lastPath = useRef(path);
  useEffect(() => {
    if (lastPath.current === path) return;
    lastPath.current = path;
    const heading = document.querySelector('h1')?.textContent ?? document.title;
    // A function: as a string, `$&` in a heading would be replaced.
    setAnnouncement(template.replace('{page}', () => heading.replaceAll('\u00AD', '')));
  }, [template, path]);
  return (
    // No `role="status"`: the screen reader Orca reads "statusbar" for it even if it is empty.
    <p className="sr-only" aria-live="polite">
      {announcement}
    </p>
  );
}
