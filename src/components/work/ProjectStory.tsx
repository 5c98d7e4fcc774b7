import { graphql } from 'gatsby';
import { TextSections } from '../text/TextSections';
import { ProjectFacts } from './ProjectFacts';
import { ProjectQuote } from './ProjectQuote';
import * as styles from './ProjectStory.module.css';

/** A project's facts in a narrow column, the text beside it, and the quote. */
export function ProjectStory({ page }: { page: Queries.ProjectStoryFragment }) {
  const { project, intro, sections } = page;

  return (
    <div className={`container ${styles.story}`}>
      <ProjectFacts project={project} />
      <div className={styles.text}>
        <TextSections intro={intro} sections={sections} />
      </div>
      {project.quote && <ProjectQuote quote={project.quote} />}
    </div>
  );
}

export const query = graphql`
  fragment ProjectStory on ProjectPage {
    intro
    sections {
      ...TextSections
    }
    project {
      ...ProjectFacts
      quote {
        ...ProjectQuote
      }
    }
  }
`;
