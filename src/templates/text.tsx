import { graphql, type PageProps } from 'gatsby';
import { LongText } from '../components/text/LongText';

export default function Text({ data }: PageProps<Queries.TextQuery>) {
  return <LongText page={data.page} labels={data.agency.labels} />;
}

export const query = graphql`
  query Text($path: String!) {
    ...Layout
    agency {
      labels {
        ...LongTextLabels
      }
    }
    page: textPage(path: { eq: $path }) {
      ...LayoutPage
      ...LongText
    }
  }
`;
