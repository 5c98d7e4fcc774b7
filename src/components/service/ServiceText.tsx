import { graphql } from 'gatsby';
import { Drawing } from '../Drawing';
import { TextSections } from '../text/TextSections';
import { ProjectList } from '../work/ProjectList';
import * as styles from './ServiceText.module.css';

/** The text of a service's page, and the projects that name the service. */
export const ServiceText = ({
  page,
}: {
  page: Queries.ServiceTextFragment;
}) => (
  <div className={`container ${styles.service}`}>
    <Drawing className={styles.cloth} src={page.service.cloth} />
    <div className={styles.text}>
      <TextSections intro="" sections={page.sections} />
    </div>
    {page.projects.length > 0 && (
      <div className={styles.projects}>
        <ProjectList projects={page.projects} headingAs="h2" />
      </div>
    )}
  </div>
);

export const query = graphql`
  fragment ServiceText on ServicePage {
    sections {
      ...TextSections
    }
    service {
      cloth
    }
    projects {
      ...ProjectList
    }
  }
`;
