import { graphql } from 'gatsby';
import { Hyphenated } from '../Hyphenated';
import * as styles from './NextProject.module.css';
import { ProjectLink } from './ProjectLink';

/** A large link to the next project. */
export const NextProject = ({
  project,
}: {
  project: Queries.NextProjectFragment;
}) => (
  <aside
    className={`container screen-only ${styles.next}`}
    data-colour={project.colour}
  >
    <h2>
      <ProjectLink className={styles.link} project={project}>
        <Hyphenated as="span" text={project.titleHyphenated} />
      </ProjectLink>
    </h2>
    {project.client && <p>{project.client}</p>}
  </aside>
);

export const query = graphql`
  fragment NextProject on Project {
    ...ProjectLink
    titleHyphenated
    client
    colour
  }
`;
