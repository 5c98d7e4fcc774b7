import { graphql } from 'gatsby';
import { ButtonLink } from '../ButtonLink';
import { Hyphenated } from '../Hyphenated';
import * as styles from './Offers.module.css';

export function Offers({ offers }: { offers: Queries.OffersFragment }) {
  return (
    <section className={`container ${styles.section}`} aria-labelledby="offers">
      <Hyphenated as="h2" id="offers" text={offers.headingHyphenated} />
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
    items {
      headingHyphenated
      text
    }
  }
`;
