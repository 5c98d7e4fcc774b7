import { graphql, type PageProps } from 'gatsby';
import { AboutHeader } from '../components/about/AboutHeader';
import { AboutPicture } from '../components/about/AboutPicture';
import { AboutSection } from '../components/about/AboutSection';
import { People } from '../components/about/People';

export default function About({ data }: PageProps<Queries.AboutQuery>) {
  return (
    <>
      <AboutHeader page={data.page} />
      <AboutSection
        id="services"
        section={data.page.services}
        items={data.allService.nodes}
      />
      {data.page.people && data.page.people.people.length > 0 && (
        <People section={data.page.people} />
      )}
      {data.page.picture && <AboutPicture picture={data.page.picture} />}
      {data.page.values && data.allValue.nodes.length > 0 && (
        <AboutSection
          id="values"
          section={data.page.values}
          items={data.allValue.nodes}
        />
      )}
    </>
  );
}

export const query = graphql`
  query About {
    ...Layout
    page: aboutPage {
      ...LayoutPage
      ...AboutHeader
      picture {
        ...AboutPicture
      }
      services {
        ...AboutSection
      }
      people {
        people {
          id
        }
        ...AboutPeople
      }
      values {
        ...AboutSection
      }
    }
    allService(sort: { order: ASC }) {
      nodes {
        ...AboutService
      }
    }
    allValue(sort: { order: ASC }) {
      nodes {
        ...AboutValue
      }
    }
  }
`;
