import { graphql, type PageProps } from 'gatsby';
import { PageHeader } from '../components/PageHeader';
import { NextProject } from '../components/work/NextProject';
import { ProjectCover } from '../components/work/ProjectCover';
import { ProjectStory } from '../components/work/ProjectStory';

export default function Project({
  data: { page },
}: PageProps<Queries.ProjectQuery>) {
  const { project } = page;

  return (
    <article data-colour={project.colour}>
      <PageHeader heading={page.headingHyphenated} lead={project.summary} />
      <ProjectCover picture={project.picture} />
      <ProjectStory page={page} />
      {page.nextProject && <NextProject project={page.nextProject} />}
    </article>
  );
}

export const query = graphql`
  query Project($path: String!) {
    ...Layout
    page: projectPage(path: { eq: $path }) {
      ...LayoutPage
      ...ProjectStory
      headingHyphenated
      project {
        colour
        summary
        picture {
          ...ProjectCover
        }
      }
      nextProject {
        ...NextProject
      }
    }
  }
`;
