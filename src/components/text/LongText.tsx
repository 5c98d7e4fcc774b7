import { graphql } from 'gatsby';
import { Drawing } from '../Drawing';
import { Hyphenated } from '../Hyphenated';
import * as styles from './LongText.module.css';
import { TextSections } from './TextSections';

type Props = {
  page: Queries.LongTextFragment;
  labels: Queries.LongTextLabelsFragment;
};

export function LongText({ page, labels }: Props) {
  const pageClass = page.numbered
    ? styles.page
    : `${styles.page} ${styles.unnumbered}`;

  return (
    <article className={`container ${pageClass}`}>
      <header className={styles.header}>
        <Hyphenated as="h1" text={page.headingHyphenated} />
        <p>
          {labels.updated}{' '}
          <time dateTime={page.updated}>{page.updatedText}</time>
        </p>
        <Drawing className={styles.divider} src={page.divider} />
      </header>
      <nav
        className={`screen-only ${styles.contents}`}
        aria-label={labels.contents}
      >
        <details>
          <summary>{labels.contents}</summary>
          <ol>
            {page.sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </details>
      </nav>
      <div className={styles.text}>
        {page.summary && (
          // The ids of sections are slugs, which have no underscore, so none
          // equals this id.
          <section className={styles.summary} aria-labelledby="_summary">
            <Hyphenated
              as="h2"
              id="_summary"
              text={page.summary.headingHyphenated}
            />
            <ul>
              {page.summary.lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </section>
        )}
        <TextSections intro={page.intro} sections={page.sections} />
      </div>
    </article>
  );
}

export const query = graphql`
  fragment LongText on TextPage {
    headingHyphenated
    updated
    updatedText
    numbered
    summary {
      headingHyphenated
      lines
    }
    intro
    divider
    sections {
      id
      ...TextSections
      title
    }
  }
  fragment LongTextLabels on AgencyLabels {
    updated
    contents
  }
`;
