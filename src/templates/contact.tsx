import { graphql, type PageProps } from 'gatsby';
import { ContactPanel } from '../components/contact/ContactPanel';
import { EnquiryForm } from '../enquiry/EnquiryForm';

export default function Contact({
  data: { page, agency },
}: PageProps<Queries.ContactQuery>) {
  return (
    <ContactPanel page={page} agency={agency}>
      <EnquiryForm page={page} agency={agency} />
    </ContactPanel>
  );
}

export const query = graphql`
  query Contact {
    ...Layout
    agency {
      ...ContactPanelAgency
      ...EnquiryFormAgency
    }
    page: contactPage {
      ...LayoutPage
      ...ContactPanel
      ...EnquiryForm
    }
  }
`;
