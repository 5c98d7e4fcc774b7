import { graphql } from 'gatsby';
import { ButtonLink } from '../ButtonLink';
import { Drawing } from '../Drawing';
import { Words } from '../Words';
import * as styles from './Values.module.css';

interface Props {
  section: Queries.ValuesSectionFragment;
  values: readonly Queries.ValuesFragment[];
}

/** 'Our Values' as full-colour squares, each with a weave drawn from the value's own name. */
export function Values({ section, values }: Props) {
  return (
    <section className={`container ${styles.section}`} aria-labelledby="values">
      <h2 id="values">
        <Words>{section.headingHyphenated}</Words>
      </h2>
      <ul className={styles.list}>
        {values.map(({ titleHyphenated: title, html, colour, weaving }) => (
          <li key={title} data-colour={colour}>
            <Drawing className={styles.weaving} src={weaving} />
            <h3>
              <Words>{title}</Words>
            </h3>
            <div dangerouslySetInnerHTML={{ __html: html }} />
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
  fragment ValuesSection on AboutSection {
    headingHyphenated
    button
  }
  fragment Values on Value {
    titleHyphenated
    html
    colour
    weaving
  }
`;
