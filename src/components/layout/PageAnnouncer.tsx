import { graphql } from 'gatsby';
import { useEffect, useRef, useState } from 'react';

interface Props {
  labels: Queries.PageAnnouncerFragment;
  path: string;
}

/** Says to screen readers that another page has opened, by its heading. A page that is loaded is said by its title. */
export function PageAnnouncer({ labels, path }: Props) {
  const [said, setSaid] = useState('');
  const opened = useRef(path);
  useEffect(() => {
    if (opened.current === path) return;
    opened.current = path;
    const heading = document.querySelector('h1')?.textContent ?? document.title;
    setSaid(labels.opened.replace('{page}', () => heading.replaceAll('\u00AD', '')));
  }, [labels, path]);
  return (
    // Not a `status`: where it is empty, a screen reader that comes by says that there is one.
    <p className="sr-only" aria-live="polite">
      {said}
    </p>
  );
}

export const query = graphql`
  fragment PageAnnouncer on AgencyLabels {
    opened
  }
`;
