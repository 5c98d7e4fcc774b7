import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { PageLink } from '../PageLink';

interface Props {
  pages: readonly Queries.PageLinksFragment[];
  /** Which pages to link: those in the menu, or the text pages in the footer. */
  list?: Queries.PageLinksFragment['listedIn'];
  /** The path in the address bar. If given, the link to that page is marked as current. */
  path?: string;
  className: string | undefined;
  /** List items before the links. */
  children?: ReactNode;
}

/** Returns the address in a link to a page: `/home` for Home, as in the logo's link (requirement 10). */
const linkAddress = (path: string): string => (path === '/' ? '/home' : path);

export function PageLinks({ pages, list = 'menu', path, className, children }: Props) {
  return (
    <ul className={`link-list ${className}`}>
      {children}
      {pages
        .filter(({ listedIn }) => listedIn === list)
        .map((page) => (
          <li key={page.path}>
            <PageLink
              to={linkAddress(page.path)}
              aria-current={
                path && linkAddress(path) === linkAddress(page.path) ? 'page' : undefined
              }
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
