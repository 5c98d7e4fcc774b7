import { graphql } from 'gatsby';
import type { MouseEvent } from 'react';
import { PageLink } from '../PageLink';

interface Props {
  pages: Queries.PageLinksFragment;
  /** The path that the visitor sees; none where the current page is not marked. */
  path?: string;
  className?: string | undefined;
  onFollow?: (event: MouseEvent) => void;
}

/** The list of links Home, About, Contact (specification 2). */
export function PageLinks({ pages, path, className, onFollow }: Props) {
  const links = [
    { to: '/home', name: pages.homePage.name },
    { to: '/about', name: pages.aboutPage.name },
    { to: '/contact', name: pages.contactPage.name },
  ];
  const current = path === '/' ? '/home' : path;
  return (
    <ul className={className}>
      {links.map(({ to, name }) => (
        <li key={to}>
          <PageLink to={to} aria-current={to === current ? 'page' : undefined} onClick={onFollow}>
            {name}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}

export const query = graphql`
  fragment PageLinks on Query {
    homePage {
      name
    }
    aboutPage {
      name
    }
    contactPage {
      name
    }
  }
`;
