import { graphql, type PageProps } from 'gatsby';
import { ContactPanel } from '../components/contact/ContactPanel';
import { BotCheckProvider } from '../enquiry/BotCheckProvider';
import { EnquiryForm } from '../enquiry/EnquiryForm';

export default function Contact({ data: { page, agency } }: PageProps<Queries.ContactQuery>) {
  return (
    <BotCheckProvider>
      <ContactPanel page={page} email={agency.email}>
        <EnquiryForm page={page} agency={agency} />
      </ContactPanel>
    </BotCheckProvider>
  );
}

export const query = graphql`
  query Contact {
    ...Layout
    agency {
      ...EnquiryFormAgency
    }
    page: contactPage {
      ...LayoutPage
      ...ContactPanel
      ...EnquiryForm
    }
  }
`;
