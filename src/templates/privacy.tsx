import { graphql, type PageProps } from 'gatsby';
import { LongText } from '../components/text/LongText';
import { PageHead } from '../components/layout/PageHead';
import type { PageContext } from '../content/shape/pageContext';

export default function Privacy({
  data,
  pageContext,
}: PageProps<Queries.PrivacyQuery, PageContext>) {
  const { privacyPage, agency } = data;
  return (
    <>
      <PageHead page={privacyPage} site={data} context={pageContext} />
      <LongText page={privacyPage} updatedLabel={agency.labels.updated} />
    </>
  );
}

export const query = graphql`
  query Privacy {
    ...LayoutPages
    ...PageHead
    agency {
      ...Layout
      labels {
        updated
      }
    }
    privacyPage {
      name
      title
      description
      ...LongText
    }
  }
`;
