import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { PageLink } from '../PageLink';

interface Props {
  pages: readonly Queries.PageLinksFragment[];
  list?: Queries.PageLinksFragment['listedIn'];
  /** The path in the address bar. If given, the link to that page is marked as current. */
  path?: string;
  className?: string;
  /** List items before the links. */
  children?: ReactNode;
}

/** Links to Home lead to /home (requirement 10). */
const linkTo = (path = ''): string => (path === '/' ? '/home' : path);

/** The links to the pages in the menu, or to the text pages in the footer. */
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
