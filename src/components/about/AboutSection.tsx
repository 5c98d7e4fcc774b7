import { graphql } from 'gatsby';
import * as header from './AboutHeader.module.css';
import * as pictures from './AboutPicture.module.css';
import { ButtonLink } from '../ButtonLink';
import { Drawing } from '../Drawing';
import { Hyphenated } from '../Hyphenated';
import { PlainText } from '../PlainText';
import * as services from './Services.module.css';
import * as values from './Values.module.css';

export function AboutHeader({ page }: { page: Queries.AboutHeaderFragment }) {
  return (
    <header>
      <div className={`container ${header.text}`}>
        <Hyphenated as="h1" text={page.headingHyphenated} />
        <PlainText as="p" text={page.lead} />
      </div>
      <Drawing className={header.loom} src={page.loom} />
    </header>
  );
}

interface SectionProps {
  id: 'services' | 'values';
  section: Queries.AboutSectionFragment;
  items: readonly (Queries.AboutServiceFragment | Queries.AboutValueFragment)[];
}

export function AboutSection({ id, section, items }: SectionProps) {
  const styles = { services, values }[id];
  return (
    <section className={`container ${styles.section}`} aria-labelledby={id}>
      <Hyphenated as="h2" id={id} text={section.headingHyphenated} />
      <ul className={styles.list}>
        {items.map(({ titleHyphenated: title, html, colour, cloth }) => (
          <li key={title} data-colour={colour}>
            <Drawing className={styles.cloth} src={cloth} />
            <Hyphenated as="h3" text={title} />
            <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />
          </li>
        ))}
      </ul>
      <ButtonLink to="/contact" look="solid" text={section.button} />
    </section>
  );
}

const LARGEST_BREAKPOINT = 2400;

/** Not the component of gatsby-plugin-image, which adds React's server renderer (54 kB with React 19) to every page. */
export function AboutPicture({ picture }: { picture: Queries.AboutPictureFragment }) {
  const { width, height, images } = picture.image.childImageSharp.gatsbyImageData;
  return (
    <picture>
      {images.sources?.map(({ type, srcSet, sizes }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        className={`screen-only ${pictures.picture}`}
        {...images.fallback}
        // gatsby-plugin-image returns the size of a full-width image relative to its width: 1 by 0.42. HTML needs integers.
        width={width * LARGEST_BREAKPOINT}
        height={Math.round(height * LARGEST_BREAKPOINT)}
        alt={picture.alt}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}

// AVIF quality 22 gives some 15 kB on phones.
export const query = graphql`
  fragment AboutHeader on AboutPage {
    headingHyphenated
    lead
    loom
  }
  fragment AboutSection on AboutSection {
    headingHyphenated
    button
  }
  fragment AboutService on Service {
    titleHyphenated
    html
    colour
    cloth: swatch
  }
  fragment AboutValue on Value {
    titleHyphenated
    html
    colour
    cloth: weaving
  }
  fragment AboutPicture on AboutPicture {
    alt
    image {
      childImageSharp {
        gatsbyImageData(
          layout: FULL_WIDTH
          aspectRatio: 2.4
          formats: [AUTO, WEBP, AVIF]
          breakpoints: [390, 780, 1200, 1800, 2400]
          placeholder: NONE
          avifOptions: { quality: 22 }
        )
      }
    }
  }
`;
