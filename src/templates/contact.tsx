import { graphql, type PageProps } from 'gatsby';
import { ContactPanel } from '../components/contact/ContactPanel';
import { PageHead } from '../components/layout/PageHead';
import type { PageContext } from '../content/shape/pageContext';
import { BotCheckProvider } from '../enquiry/BotCheckProvider';
import { EnquiryForm } from '../enquiry/EnquiryForm';

export default function Contact({
  data,
  pageContext,
}: PageProps<Queries.ContactQuery, PageContext>) {
  const { contactPage, agency } = data;
  return (
    <BotCheckProvider>
      <PageHead page={contactPage} site={data} context={pageContext} />
      <ContactPanel page={contactPage} email={agency.email}>
        <EnquiryForm words={contactPage} agency={agency} />
      </ContactPanel>
    </BotCheckProvider>
  );
}

export const query = graphql`
  query Contact {
    ...LayoutPages
    ...PageHead
    agency {
      ...Layout
      ...EnquiryFormAgency
    }
    contactPage {
      name
      title
      description
      ...ContactPanel
      ...EnquiryForm
    }
  }
`;
