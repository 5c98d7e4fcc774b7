import { graphql } from 'gatsby';
import { Hyphenated } from '../Hyphenated';
import { Picture } from '../Picture';
import * as styles from './People.module.css';

type PersonFragment = Queries.AboutPeopleFragment['people'][number];

const Person = ({
  person: { nameHyphenated, role, html, links, picture },
}: {
  person: PersonFragment;
}) => (
  <li>
    {picture && (
      <Picture
        className={styles.portrait}
        image={picture.image.childImageSharp.gatsbyImageData}
        alt={picture.alt}
      />
    )}

    <div>
      <Hyphenated as="h3" text={nameHyphenated} />
      <p className={styles.role}>{role}</p>

      {html && (
        <div
          className={styles.text}
          dangerouslySetInnerHTML={{ __html: html }}
        />
      )}

      {links.length > 0 && (
        <ul className="link-list">
          {links.map(({ name, url }) => (
            <li key={url}>
              <a href={url}>{name}</a>
            </li>
          ))}
        </ul>
      )}
    </div>
  </li>
);

/** The people of the agency, each with a portrait, a text and links, if any. */
export const People = ({
  section,
}: {
  section: Queries.AboutPeopleFragment;
}) => (
  <section className={`container ${styles.section}`} aria-labelledby="people">
    <Hyphenated as="h2" id="people" text={section.headingHyphenated} />

    <ul className={styles.list}>
      {section.people.map((person) => (
        <Person key={person.id} person={person} />
      ))}
    </ul>
  </section>
);

export const query = graphql`
  fragment AboutPeople on AboutPeople {
    headingHyphenated
    people {
      id
      nameHyphenated
      role
      html
      links {
        name
        url: address
      }
      picture {
        alt
        image {
          childImageSharp {
            gatsbyImageData(
              layout: FULL_WIDTH
              aspectRatio: 1
              sizes: "(min-width: 64rem) 12rem, 8rem"
              formats: [AUTO, WEBP, AVIF]
              breakpoints: [200, 400, 600]
              placeholder: NONE
              avifOptions: { quality: 45 }
            )
          }
        }
      }
    }
  }
`;
