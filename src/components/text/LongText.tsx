import { graphql } from 'gatsby';
import { Drawing } from '../Drawing';
import { Words } from '../Words';
import * as styles from './LongText.module.css';

interface Props {
  page: Queries.LongTextFragment;
  labels: Queries.LongTextLabelsFragment;
}

function Contents({ sections }: { sections: Props['page']['sections'] }) {
  return (
    <ol>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </ol>
  );
}

function Summary({ summary }: { summary: NonNullable<Props['page']['summary']> }) {
  return (
    // An id that no heading of the text can make: slugs have no underscore.
    <section className={styles.summary} aria-labelledby="_summary">
      <h2 id="_summary">
        <Words>{summary.headingHyphenated}</Words>
      </h2>
      <ul>
        {summary.lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}

/** A page to read: contents beside the text, the short version on top if there is one, numbered sections with anchors. */
export function LongText({ page, labels }: Props) {
  return (
    <article className={`container ${styles.page}`}>
      <header className={styles.header}>
        <h1>
          <Words>{page.headingHyphenated}</Words>
        </h1>
        <p>
          {labels.updated} <time dateTime={page.updated}>{page.updatedText}</time>
        </p>
        <Drawing className={styles.divider} src={page.divider} />
      </header>
      <nav className={styles.contents} aria-label={labels.contents}>
        <details>
          <summary>{labels.contents}</summary>
          <Contents sections={page.sections} />
        </details>
      </nav>
      <div className={styles.text}>
        {page.summary && <Summary summary={page.summary} />}
        <div className={styles.prose} dangerouslySetInnerHTML={{ __html: page.intro }} />
        {page.sections.map(({ id, titleHyphenated, html }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id}>
              <a href={`#${id}`}>
                <Words>{titleHyphenated}</Words>
              </a>
            </h2>
            <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />
          </section>
        ))}
      </div>
    </article>
  );
}

export const query = graphql`
  fragment LongText on TextPage {
    headingHyphenated
    updated
    updatedText
    summary {
      headingHyphenated
      lines
    }
    intro
    divider
    sections {
      id
      title
      titleHyphenated
      html
    }
  }
  fragment LongTextLabels on AgencyLabels {
    updated
    contents
  }
`;
