import { graphql, type PageProps } from 'gatsby';
import { LongText } from '../components/LongText';
import { PageHead } from '../components/PageHead';
import type { PageContext } from '../content/pageContext';

export default function Privacy({
  data,
  pageContext,
}: PageProps<Queries.PrivacyQuery, PageContext>) {
  const { privacyPage, agency, site } = data;
  return (
    <>
      <PageHead
        page={privacyPage}
        agency={agency}
        siteUrl={site.siteMetadata.siteUrl}
        path={pageContext.canonicalPath}
      />
      <LongText page={privacyPage} updatedLabel={agency.labels.updated} />
    </>
  );
}

export const query = graphql`
  query Privacy {
    ...LayoutPages
    site {
      siteMetadata {
        siteUrl
      }
    }
    agency {
      ...PageHead
      ...Layout
      labels {
        updated
      }
    }
    privacyPage {
      title
      description
      ...LongText
    }
  }
`;
