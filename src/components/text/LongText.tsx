import { graphql } from 'gatsby';
import { Drawing } from '../Drawing';
import * as styles from './LongText.module.css';

interface Props {
  page: Queries.LongTextFragment;
  updatedLabel: string;
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

/** A page to read: contents beside the text, the short version on top, numbered sections with anchors. */
export function LongText({ page, updatedLabel }: Props) {
  return (
    <article className={`container ${styles.page}`}>
      <header className={styles.header}>
        <h1>{page.heading}</h1>
        <p>
          {updatedLabel} <time dateTime={page.updated}>{page.updatedText}</time>
        </p>
        <Drawing className={styles.divider} src={page.divider} />
      </header>
      <nav className={styles.contents} aria-label={page.contentsLabel}>
        <details>
          <summary>{page.contentsLabel}</summary>
          <Contents sections={page.sections} />
        </details>
      </nav>
      <div className={styles.text}>
        {/* An id that no heading of the text can make: slugs have no underscore. */}
        <section className={styles.summary} aria-labelledby="_summary">
          <h2 id="_summary">{page.summaryHeading}</h2>
          <ul>
            {page.summary.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
        <div className={styles.prose} dangerouslySetInnerHTML={{ __html: page.intro }} />
        {page.sections.map(({ id, title, html }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id}>
              <a href={`#${id}`}>{title}</a>
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
    heading
    updated
    updatedText
    contentsLabel
    summaryHeading
    summary
    intro
    divider
    sections {
      id
      title
      html
    }
  }
`;
