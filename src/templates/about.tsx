import { graphql, type PageProps } from 'gatsby';
import { AboutHeader } from '../components/about/AboutHeader';
import { PageHead } from '../components/layout/PageHead';
import { Services } from '../components/about/Services';
import { Values } from '../components/about/Values';
import type { PageContext } from '../content/shape/pageContext';

export default function About({ data, pageContext }: PageProps<Queries.AboutQuery, PageContext>) {
  const { aboutPage, allService, allValue } = data;
  return (
    <>
      <PageHead page={aboutPage} site={data} context={pageContext} />
      <AboutHeader page={aboutPage} />
      <Services section={aboutPage.services} services={allService.nodes} />
      <Values section={aboutPage.values} values={allValue.nodes} />
    </>
  );
}

export const query = graphql`
  query About {
    ...LayoutPages
    ...PageHead
    agency {
      ...Layout
    }
    aboutPage {
      name
      title
      description
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
