import { graphql, type PageProps } from 'gatsby';
import { Carousel } from '../components/home/Carousel';
import { Hero } from '../components/home/Hero';
import { Offers } from '../components/home/Offers';

export default function Home({ data }: PageProps<Queries.HomeQuery>) {
  const { page, agency, allService } = data;
  return (
    <>
      <Hero page={page} agencyName={agency.name} />
      <Offers offers={page.offers} />
      {allService.nodes.length > 0 && (
        <Carousel page={page} labels={agency.labels} services={allService.nodes} />
      )}
    </>
  );
}

export const query = graphql`
  query Home {
    ...Layout
    agency {
      name
      labels {
        ...CarouselLabels
      }
    }
    page: homePage {
      ...LayoutPage
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
