import { graphql } from 'gatsby';
import { ButtonLink } from '../ButtonLink';
import { Drawing } from '../Drawing';
import { Hyphenated } from '../Hyphenated';
import { PageLink } from '../PageLink';
import * as servicesStyles from './Services.module.css';
import * as valuesStyles from './Values.module.css';

interface Props {
  id: 'services' | 'values';
  section: Queries.AboutSectionFragment;
  items: readonly (Queries.AboutServiceFragment | Queries.AboutValueFragment)[];
}

interface ItemTitleProps {
  title: string;

  /** Path of the service's page. Values and some services have none. */
  path: string | null;
}

function ItemTitle({ title, path }: ItemTitleProps) {
  if (path === null) return <Hyphenated as="h3" text={title} />;

  return (
    <h3>
      <PageLink to={path}>
        <Hyphenated as="span" text={title} />
      </PageLink>
    </h3>
  );
}

export function AboutSection({ id, section, items }: Props) {
  const styles = id === 'services' ? servicesStyles : valuesStyles;

  return (
    <section className={`container ${styles.section}`} aria-labelledby={id}>
      <Hyphenated as="h2" id={id} text={section.headingHyphenated} />
      <ul className={styles.list}>
        {items.map(
          ({ titleHyphenated: title, html, colour, cloth, ...item }) => (
            <li
              key={title}
              className={id === 'services' ? 'thread-line' : undefined}
              data-colour={colour}
            >
              <Drawing className={styles.cloth} src={cloth} />
              <ItemTitle
                title={title}
                path={'path' in item ? item.path : null}
              />
              <div
                className={styles.text}
                dangerouslySetInnerHTML={{ __html: html }}
              />
            </li>
          ),
        )}
      </ul>
      <ButtonLink to="/contact" look="solid" text={section.button} />
    </section>
  );
}

export const query = graphql`
  fragment AboutSection on AboutSection {
    headingHyphenated
    button
  }
  fragment AboutService on Service {
    titleHyphenated
    html
    colour
    cloth
    path
  }
  fragment AboutValue on Value {
    titleHyphenated
    html
    colour
    cloth
  }
`;
