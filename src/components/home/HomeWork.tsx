import { graphql } from 'gatsby';
import { ButtonLink } from '../ButtonLink';
import { Hyphenated } from '../Hyphenated';
import { ProjectList } from '../work/ProjectList';
import * as styles from './HomeWork.module.css';

export const HomeWork = ({ work }: { work: Queries.HomeWorkFragment }) => (
  <section className={`container ${styles.section}`} aria-labelledby="work">
    <Hyphenated as="h2" id="work" text={work.headingHyphenated} />
    <ProjectList projects={work.projects} headingAs="h3" />
    <ButtonLink to="/work" look="solid" text={work.button} />
  </section>
);

export const query = graphql`
  fragment HomeWork on HomeWork {
    headingHyphenated
    button
    projects {
      ...ProjectList
    }
  }
`;
