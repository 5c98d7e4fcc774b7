import { graphql } from 'gatsby';
import { Hyphenated } from '../Hyphenated';
import { Picture } from '../Picture';
import * as styles from './People.module.css';

export const People = ({
  section,
}: {
  section: Queries.AboutPeopleFragment;
}) => (
  <section className={`container ${styles.section}`} aria-labelledby="people">
    <Hyphenated as="h2" id="people" text={section.headingHyphenated} />
    <ul className={styles.list}>
      {section.people.map((person) => (
        <li key={person.id}>
          {person.picture && (
            <Picture
              className={styles.portrait}
              image={person.picture.image.childImageSharp.gatsbyImageData}
              alt={person.picture.alt}
            />
          )}
          <div>
            <Hyphenated as="h3" text={person.nameHyphenated} />
            <p className={styles.role}>{person.role}</p>
            {person.html && (
              <div
                className={styles.text}
                dangerouslySetInnerHTML={{ __html: person.html }}
              />
            )}
            {person.links.length > 0 && (
              <ul className="link-list">
                {person.links.map(({ name, url }) => (
                  <li key={url}>
                    <a href={url}>{name}</a>
                  </li>
                ))}
              </ul>
            )}
          </div>
        </li>
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
