import { useEffect, useRef, useState } from 'react';

interface Props {
  /** With `{page}` where the heading goes. */
  words: string;
  path: string;
}

/** Says to screen readers that another page has opened, by its heading. A page that is loaded is said by its title. */
export function PageAnnouncer({ words, path }: Props) {
  const [said, setSaid] = useState('');
  const opened = useRef(path);
  useEffect(() => {
    if (opened.current === path) return;
    opened.current = path;
    const heading = document.querySelector('h1')?.textContent ?? document.title;
    setSaid(words.replace('{page}', () => heading.replaceAll('\u00AD', '')));
  }, [words, path]);
  return (
    // Not a `status`: where it is empty, a screen reader that comes by says that there is one.
    <p className="sr-only" aria-live="polite">
      {said}
    </p>
  );
}
