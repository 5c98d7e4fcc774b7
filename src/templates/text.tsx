import { graphql, type PageProps } from 'gatsby';
import { LongText } from '../components/text/LongText';

export default function Text({ data }: PageProps<Queries.TextQuery>) {
  return <LongText page={data.page} updatedLabel={data.agency.labels.updated} />;
}

export const query = graphql`
  query Text($path: String!) {
    ...Layout
    agency {
      labels {
        updated
      }
    }
    page: textPage(path: { eq: $path }) {
      ...LayoutPage
      ...LongText
    }
  }
`;
