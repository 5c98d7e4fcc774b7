import { graphql } from 'gatsby';
import type { MouseEventHandler } from 'react';
import { PageLink } from '../PageLink';

interface Props {
  pages: readonly Queries.PageLinksFragment[];
  /** The path that the visitor sees; none where the current page is not marked. */
  path?: string;
  className?: string;
  onFollow?: MouseEventHandler;
}

/** Links to Home lead to /home (specification 2). */
const linkTo = (path = ''): string => (path === '/' ? '/home' : path);

/** The list of links Home, About, Contact (specification 2). */
export function PageLinks({ pages, path, className, onFollow }: Props) {
  return (
    <ul className={className}>
      {pages
        .filter(({ listedIn }) => listedIn === 'menu')
        .map((page) => (
          <li key={page.path}>
            <PageLink
              to={linkTo(page.path)}
              aria-current={linkTo(page.path) === linkTo(path) ? 'page' : undefined}
              onClick={onFollow}
            >
              {page.nameHyphenated}
            </PageLink>
          </li>
        ))}
    </ul>
  );
}

export const query = graphql`
  fragment PageLinks on Page {
    path
    nameHyphenated
    listedIn
  }
`;
