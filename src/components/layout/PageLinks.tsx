import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { PageLink } from '../PageLink';

interface Props {
  pages: readonly Queries.PageLinksFragment[];
  list?: Queries.PageLinksFragment['listedIn'];
  /** The path that the visitor sees; none where the current page is not marked. */
  path?: string;
  className?: string;
  /** Entries that stand before the pages. */
  children?: ReactNode;
}

/** Links to Home lead to /home (specification 2). */
const linkTo = (path = ''): string => (path === '/' ? '/home' : path);

/** The list of links Home, About, Contact, or that of the footer (specification 2). */
export function PageLinks({ pages, list = 'menu', path, className, children }: Props) {
  return (
    <ul className={className}>
      {children}
      {pages
        .filter(({ listedIn }) => listedIn === list)
        .map((page) => (
          <li key={page.path}>
            <PageLink
              to={linkTo(page.path)}
              aria-current={linkTo(page.path) === linkTo(path) ? 'page' : undefined}
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
