import { graphql, type PageProps } from 'gatsby';
import { ButtonLink } from '../components/ButtonLink';
import { Drawing } from '../components/Drawing';
import { Carousel } from '../components/home/Carousel';
import * as hero from '../components/home/Hero.module.css';
import * as offers from '../components/home/Offers.module.css';
import { Hyphenated } from '../components/Hyphenated';
import { PageLink } from '../components/PageLink';
import { PlainText } from '../components/PlainText';

export default function Home({ data }: PageProps<Queries.HomeQuery>) {
  const { page, agency, allService } = data;
  return (
    <>
      <div className={hero.hero}>
        <div className={`container ${hero.text}`}>
          <Hyphenated as="h1">{page.headingHyphenated}</Hyphenated>
          <PlainText as="p" className={hero.lead}>
            {page.lead}
          </PlainText>
          <div className={`screen-only ${hero.actions}`}>
            <ButtonLink to="/contact" look="bright">
              {page.consultButton}
            </ButtonLink>
            <PageLink className="touch-target" to="/about">
              {page.aboutLink}
            </PageLink>
          </div>
        </div>
        <div className={`screen-only ${hero.art}`}>
          {/* The name stands on the band of threads that leaves the loom. */}
          <p className={`container ${hero.name}`}>
            <PlainText as="span">{agency.name}</PlainText>
          </p>
          <Drawing className={hero.loom} src={page.loom} />
        </div>
      </div>
      <section className={`container ${offers.section}`} aria-labelledby="offers">
        <Hyphenated as="h2" id="offers">
          {page.offers.headingHyphenated}
        </Hyphenated>
        <div>
          <ul className={offers.list}>
            {page.offers.items.map(({ headingHyphenated: heading, text }) => (
              <li key={heading}>
                <Hyphenated as="h3">{heading}</Hyphenated>
                <PlainText as="p">{text}</PlainText>
              </li>
            ))}
          </ul>
          <ButtonLink to="/contact" look="solid">
            {page.offers.button}
          </ButtonLink>
        </div>
      </section>
      {allService.nodes.length > 0 && <Carousel {...data} />}
    </>
  );
}

export const query = graphql`
  query Home {
    ...Layout
    ...Carousel
    agency {
      name
    }
    page: homePage {
      ...LayoutPage
      headingHyphenated
      lead
      consultButton
      aboutLink
      loom
      offers {
        headingHyphenated
        button
        items {
          headingHyphenated
          text
        }
      }
    }
  }
`;
