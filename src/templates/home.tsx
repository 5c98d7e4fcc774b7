import { graphql, type PageProps } from 'gatsby';
import type { PageContext } from '../content/shape/pageContext';
import { Carousel } from '../components/home/Carousel';
import { Hero } from '../components/home/Hero';
import { Offers } from '../components/home/Offers';
import { PageHead } from '../components/layout/PageHead';

export default function Home({ data, pageContext }: PageProps<Queries.HomeQuery, PageContext>) {
  const { homePage, agency, allService } = data;
  return (
    <>
      <PageHead page={homePage} site={data} context={pageContext} />
      <Hero page={homePage} name={agency.name} />
      <Offers offers={homePage.offers} />
      <Carousel page={homePage} labels={agency.labels} services={allService.nodes} />
    </>
  );
}

export const query = graphql`
  query Home {
    ...LayoutPages
    ...PageHead
    agency {
      ...Layout
      name
      labels {
        ...CarouselLabels
      }
    }
    homePage {
      name
      title
      description
      ...Hero
      offers {
        ...Offers
      }
      ...CarouselPage
    }
    allService(sort: { order: ASC }, filter: { slide: { text: { ne: null } } }) {
      nodes {
        ...CarouselService
      }
    }
  }
`;
