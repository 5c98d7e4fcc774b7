import { graphql, type PageProps } from 'gatsby';
import { Carousel } from '../components/home/Carousel';
import { HomeWork } from '../components/home/HomeWork';
import { Hero } from '../components/home/Hero';
import { Offers } from '../components/home/Offers';

export default function Home({ data }: PageProps<Queries.HomeQuery>) {
  return (
    <>
      <Hero page={data.page} agency={data.agency} />
      <Offers offers={data.page.offers} />
      {data.page.work && data.page.work.projects.length > 0 && (
        <HomeWork work={data.page.work} />
      )}
      {data.allService.nodes.length > 0 && (
        <Carousel
          page={data.page}
          labels={data.agency.labels}
          services={data.allService.nodes}
        />
      )}
    </>
  );
}

export const query = graphql`
  query Home {
    ...Layout
    agency {
      ...HeroAgency
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
      work {
        projects {
          id
        }
        ...HomeWork
      }
      ...CarouselPage
    }
    allService(
      sort: { order: ASC }
      filter: { slide: { text: { ne: null } } }
    ) {
      nodes {
        ...CarouselService
      }
    }
  }
`;
