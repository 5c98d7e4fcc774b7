import { graphql } from 'gatsby';
import { ButtonLink } from '../ButtonLink';
import { Words } from '../Words';
import * as styles from './Services.module.css';

interface Props {
  section: Queries.ServicesSectionFragment;
  services: readonly Queries.ServicesFragment[];
}

/** 'Our Services' as an index: a row each, with the colour of its verb. */
export function Services({ section, services }: Props) {
  return (
    <section className={`container ${styles.section}`} aria-labelledby="services">
      <h2 id="services">
        <Words>{section.headingHyphenated}</Words>
      </h2>
      <ul className={styles.list}>
        {services.map(({ titleHyphenated: title, html, colour }) => (
          <li key={title} data-colour={colour}>
            <h3>
              <Words>{title}</Words>
            </h3>
            <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />
          </li>
        ))}
      </ul>
      <ButtonLink to="/contact" look="solid">
        {section.button}
      </ButtonLink>
    </section>
  );
}

export const query = graphql`
  fragment ServicesSection on AboutSection {
    headingHyphenated
    button
  }
  fragment Services on Service {
    titleHyphenated
    html
    colour
  }
`;
