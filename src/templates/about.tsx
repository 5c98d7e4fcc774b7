import { graphql, type PageProps } from 'gatsby';
import * as styles from '../components/about/AboutHeader.module.css';
import { AboutPicture } from '../components/about/AboutPicture';
import { AboutSection } from '../components/about/AboutSection';
import { Drawing } from '../components/Drawing';
import { Hyphenated } from '../components/Hyphenated';
import { PlainText } from '../components/PlainText';

export default function About({ data }: PageProps<Queries.AboutQuery>) {
  const { page, allService, allValue } = data;
  return (
    <>
      <header>
        <div className={`container ${styles.text}`}>
          <Hyphenated as="h1">{page.headingHyphenated}</Hyphenated>
          <PlainText as="p">{page.lead}</PlainText>
        </div>
        <Drawing className={styles.loom} src={page.loom} />
      </header>
      <AboutSection id="services" section={page.services} items={allService.nodes} />
      <AboutPicture picture={page.picture} />
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
        ...AboutPicture
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
