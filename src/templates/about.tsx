import { graphql, type PageProps } from 'gatsby';
import * as header from '../components/about/AboutHeader.module.css';
import * as picture from '../components/about/AboutPicture.module.css';
import { AboutSection } from '../components/about/AboutSection';
import { Drawing } from '../components/Drawing';
import { Hyphenated } from '../components/Hyphenated';
import { PlainText } from '../components/PlainText';

/** The largest of the picture's breakpoints in the query below, in px. */
const MAX_WIDTH = 2400;

/**
 * The picture does without GatsbyImage, the component of gatsby-plugin-image, which adds React's server renderer to every page:
 * 54 kB with React 19. AVIF quality 22 gives some 15 kB on phones.
 */
export default function About({ data }: PageProps<Queries.AboutQuery>) {
  const { page, allService, allValue } = data;
  const { width, height, images } = page.picture.image.childImageSharp.gatsbyImageData;
  return (
    <>
      <header>
        <div className={`container ${header.text}`}>
          <Hyphenated as="h1">{page.headingHyphenated}</Hyphenated>
          <PlainText as="p">{page.lead}</PlainText>
        </div>
        <Drawing className={header.loom} src={page.loom} />
      </header>
      <AboutSection id="services" section={page.services} items={allService.nodes} />
      <picture>
        {images.sources?.map(({ type, srcSet, sizes }) => (
          <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
        ))}
        <img
          className={`screen-only ${picture.picture}`}
          {...images.fallback}
          // gatsby-plugin-image returns the size of a full-width image relative to its width: 1 by 0.42. HTML needs integers.
          width={width * MAX_WIDTH}
          height={Math.round(height * MAX_WIDTH)}
          alt={page.picture.alt}
          loading="lazy"
          decoding="async"
        />
      </picture>
      <AboutSection id="values" section={page.values} items={allValue.nodes} />
    </>
  );
}

export const query = graphql`
  query About {
    ...Layout
    page: aboutPage {
      ...LayoutPage
      headingHyphenated
      lead
      loom
      picture {
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
      services {
        headingHyphenated
        button
      }
      values {
        headingHyphenated
        button
      }
    }
    allService(sort: { order: ASC }) {
      nodes {
        titleHyphenated
        html
        colour
        cloth: swatch
      }
    }
    allValue(sort: { order: ASC }) {
      nodes {
        titleHyphenated
        html
        colour
        cloth: weaving
      }
    }
  }
`;
