import { graphql, type PageProps } from 'gatsby';
import { ContactPanel } from '../components/ContactPanel';
import { PageHead } from '../components/PageHead';
import type { PageContext } from '../content/pageContext';
import { BotCheckProvider } from '../enquiry/BotCheckProvider';
import { EnquiryForm } from '../enquiry/EnquiryForm';

export default function Contact({
  data,
  pageContext,
}: PageProps<Queries.ContactQuery, PageContext>) {
  const { contactPage, agency, site } = data;
  return (
    <BotCheckProvider>
      <PageHead
        page={contactPage}
        agency={agency}
        siteUrl={site.siteMetadata.siteUrl}
        path={pageContext.canonicalPath}
      />
      <ContactPanel page={contactPage} email={agency.email}>
        <EnquiryForm words={contactPage} agency={agency} />
      </ContactPanel>
    </BotCheckProvider>
  );
}

export const query = graphql`
  query Contact {
    ...LayoutPages
    site {
      siteMetadata {
        siteUrl
      }
    }
    agency {
      ...PageHead
      ...Layout
      ...EnquiryFormAgency
    }
    contactPage {
      title
      description
      ...ContactPanel
      ...EnquiryForm
    }
  }
`;
