import { ButtonLink } from '../ButtonLink';
import { ProjectList } from './ProjectList';
import * as styles from './Projects.module.css';

interface Props {
  projects: readonly Queries.ProjectListFragment[];
  button: string;
}

/** All projects, and a button that leads to Contact. */
export const Projects = ({ projects, button }: Props) => (
  <div className={`container ${styles.projects}`}>
    {projects.length > 0 && (
      <ProjectList projects={projects} headingAs="h2" beginsInFirstScreen />
    )}
    <ButtonLink to="/contact" look="solid" text={button} />
  </div>
);
