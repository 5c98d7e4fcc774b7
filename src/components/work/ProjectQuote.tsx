import { graphql } from 'gatsby';
import * as styles from './ProjectQuote.module.css';

/** A quote of the client, beside a line in the project's colour. */
export const ProjectQuote = ({
  quote: { text, name, role },
}: {
  quote: Queries.ProjectQuoteFragment;
}) => (
  <figure className={styles.quote}>
    <blockquote>
      <p>{text}</p>
    </blockquote>
    <figcaption>
      <strong>{name}</strong>
      {role && <span>{role}</span>}
    </figcaption>
  </figure>
);

export const query = graphql`
  fragment ProjectQuote on ProjectQuote {
    text
    name
    role
  }
`;
