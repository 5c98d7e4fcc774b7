import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { PageLink } from '../PageLink';

interface Props {
  project: Queries.ProjectLinkFragment;
  className: string | undefined;
  children: ReactNode;
}

/**
 * Links to a project's page or, if it has none, to the website that was made.
 * Without either, there is no link.
 */
export function ProjectLink({
  project: { path, link },
  className,
  children,
}: Props) {
  if (path !== null)
    return (
      <PageLink className={className} to={path}>
        {children}
      </PageLink>
    );

  if (link !== null)
    return (
      <a className={className} href={link}>
        {children}
      </a>
    );

  return children;
}

export const query = graphql`
  fragment ProjectLink on Project {
    path
    link
  }
`;
