import { graphql } from 'gatsby';
import { ButtonLink } from '../ButtonLink';
import { Drawing } from '../Drawing';
import { Hyphenated } from '../Hyphenated';
import * as styles from './Offers.module.css';

export function Offers({ offers }: { offers: Queries.OffersFragment }) {
  return (
    <section className={`container ${styles.section}`} aria-labelledby="offers">
      <div className={styles.aside}>
        <Hyphenated as="h2" id="offers" text={offers.headingHyphenated} />
        <Drawing className={styles.loom} src={offers.loom} />
      </div>
      <div>
        <ul className={styles.list}>
          {offers.items.map(({ headingHyphenated: heading, text }) => (
            <li key={heading} className="thread-line">
              <Hyphenated as="h3" text={heading} />
              <p>{text}</p>
            </li>
          ))}
        </ul>
        <ButtonLink to="/contact" look="solid" text={offers.button} />
      </div>
    </section>
  );
}

export const query = graphql`
  fragment Offers on HomeOffers {
    headingHyphenated
    button
    loom
    items {
      headingHyphenated
      text
    }
  }
`;
