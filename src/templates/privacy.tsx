import { graphql, type PageProps } from 'gatsby';
import { LongText } from '../components/LongText';
import { PageHead } from '../components/PageHead';
import type { PageContext } from '../content/pageContext';

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
