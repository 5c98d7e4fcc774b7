import { graphql, type PageProps } from 'gatsby';
import { AboutHeader } from '../components/about/AboutHeader';
import { AboutPicture } from '../components/about/AboutPicture';
import { AboutSection } from '../components/about/AboutSection';

export default function About({ data }: PageProps<Queries.AboutQuery>) {
  const { page, allService, allValue } = data;
  return (
    <>
      <AboutHeader page={page} />
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
      ...AboutHeader
      picture {
        ...AboutPicture
      }
      services {
        ...AboutSection
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
