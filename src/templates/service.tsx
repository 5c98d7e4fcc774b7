import { graphql, type PageProps } from 'gatsby';
import { PageHeader } from '../components/PageHeader';
import { ServiceText } from '../components/service/ServiceText';

export default function Service({
  data: { page },
}: PageProps<Queries.ServiceQuery>) {
  return (
    <article data-colour={page.service.colour}>
      <PageHeader heading={page.headingHyphenated} lead={page.lead} />
      <ServiceText page={page} />
    </article>
  );
}

export const query = graphql`
  query Service($path: String!) {
    ...Layout
    page: servicePage(path: { eq: $path }) {
      ...LayoutPage
      ...ServiceText
      headingHyphenated
      lead
      service {
        colour
      }
    }
  }
`;
