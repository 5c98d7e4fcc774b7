import { graphql, type PageProps } from 'gatsby';
import { AboutHeader } from '../components/about/AboutHeader';
import { Services } from '../components/about/Services';
import { Values } from '../components/about/Values';

export default function About({ data }: PageProps<Queries.AboutQuery>) {
  const { page, allService, allValue } = data;
  return (
    <>
      <AboutHeader page={page} />
      <Services section={page.services} services={allService.nodes} />
      <Values section={page.values} values={allValue.nodes} />
    </>
  );
}

export const query = graphql`
  query About {
    ...Layout
    page: aboutPage {
      ...LayoutPage
      ...AboutHeader
      services {
        ...ServicesSection
      }
      values {
        ...ValuesSection
      }
    }
    allService(sort: { order: ASC }) {
      nodes {
        ...Services
      }
    }
    allValue(sort: { order: ASC }) {
      nodes {
        ...Values
      }
    }
  }
`;
