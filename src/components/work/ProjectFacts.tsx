import { graphql } from 'gatsby';
import { PageLink } from '../PageLink';
import * as styles from './ProjectFacts.module.css';

/** `https://www.brot.example/shop` → `brot.example` */
const siteName = (address: string): string =>
  new URL(address).hostname.replace(/^www\./, '');

/** Client, year, services and address of the website that was made. */
export function ProjectFacts({
  project: { client, year, serviceLinks, link },
}: {
  project: Queries.ProjectFactsFragment;
}) {
  return (
    <ul className={styles.facts}>
      {client && <li className={styles.client}>{client}</li>}
      {year && <li>{year}</li>}
      {serviceLinks.map(({ title, path }) => (
        <li key={title}>
          {path ? <PageLink to={path}>{title}</PageLink> : title}
        </li>
      ))}
      {link && (
        <li>
          <a href={link}>{siteName(link)}</a>
        </li>
      )}
    </ul>
  );
}

export const query = graphql`
  fragment ProjectFacts on Project {
    client
    year
    link
    serviceLinks {
      title
      path
    }
  }
`;
