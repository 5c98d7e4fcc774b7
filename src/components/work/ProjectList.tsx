import { graphql } from 'gatsby';
import { ProjectCard } from './ProjectCard';
import * as styles from './ProjectList.module.css';

interface Props {
  projects: readonly Queries.ProjectListFragment[];
  headingAs: 'h2' | 'h3';
  beginsInFirstScreen?: boolean;
}

/** The thread from one project to the next. */
const Thread = () => (
  <svg
    className={`screen-only ${styles.thread}`}
    viewBox="0 0 100 100"
    preserveAspectRatio="none"
    aria-hidden="true"
    focusable="false"
  >
    <path d="M0 2C70 2 100 30 100 100" vectorEffect="non-scaling-stroke" />
  </svg>
);

/**
 * Projects with large pictures, on the left and on the right in turn. A thread
 * in each project's colour runs to the next one.
 */
export const ProjectList = ({
  projects,
  headingAs,
  beginsInFirstScreen = false,
}: Props) => (
  <ol className={styles.list}>
    {projects.map((project, index) => (
      <li key={project.id} data-colour={project.colour}>
        <ProjectCard
          project={project}
          headingAs={headingAs}
          isInFirstScreen={beginsInFirstScreen && index === 0}
          thread={index < projects.length - 1 && <Thread />}
        />
      </li>
    ))}
  </ol>
);

export const query = graphql`
  fragment ProjectList on Project {
    ...ProjectCard
    id
    colour
  }
`;
