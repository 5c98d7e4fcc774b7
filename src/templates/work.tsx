import { graphql, type PageProps } from 'gatsby';
import { PageHeader } from '../components/PageHeader';
import { Projects } from '../components/work/Projects';

export default function Work({ data }: PageProps<Queries.WorkQuery>) {
  const { page, allProject } = data;

  return (
    <>
      <PageHeader heading={page.headingHyphenated} lead={page.lead} />
      <Projects projects={allProject.nodes} button={page.button} />
    </>
  );
}

export const query = graphql`
  query Work {
    ...Layout
    page: workPage {
      ...LayoutPage
      headingHyphenated
      lead
      button
    }
    allProject(sort: { order: ASC }) {
      nodes {
        ...ProjectList
      }
    }
  }
`;
