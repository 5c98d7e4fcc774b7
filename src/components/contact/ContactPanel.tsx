import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { ButtonLink } from '../ButtonLink';
import * as styles from './ContactPanel.module.css';
import { Drawing } from '../Drawing';
import { Hyphenated } from '../Hyphenated';
import { Questions } from './Questions';
import { Whereabouts } from '../Whereabouts';

type Props = {
  page: Queries.ContactPanelFragment;
  agency: Queries.ContactPanelAgencyFragment;
  children: ReactNode;
};

/**
 * Contact's texts on the dark ground, and the form, which is `children`. In
 * narrow windows everything stands in the order of the HTML. In wide windows,
 * the texts form a panel at the left, with the form and the questions beside
 * it.
 */
export function ContactPanel({ page, agency, children }: Props) {
  const { consultation, next: nextSteps, questions } = page;
  const { booking, email } = agency;

  return (
    <div className={styles.split}>
      <div className={`${styles.panel} ${styles.opening}`}>
        <Hyphenated as="h1" text={page.headingHyphenated} />
        <p className={styles.lead}>{page.lead}</p>
        <div className={`screen-only ${styles.band}`}>
          {/* If the form is beside the panel, the band's ends reach beyond the
              panel. There, `bandOnPage` draws them in colours for the page's
              background. */}
          <Drawing className={styles.bandOnPanel} src={page.band} />
          <Drawing className={styles.bandOnPage} src={page.bandOnPage} />
        </div>
      </div>
      <div className={`screen-only ${styles.form}`}>{children}</div>
      <div className={`${styles.panel} ${styles.details}`}>
        <div className={styles.sticky}>
          {consultation && (
            <>
              <Hyphenated
                as="h2"
                className="h3"
                text={consultation.headingHyphenated}
              />
              <p>{consultation.text}</p>
            </>
          )}
          {booking && (
            <ButtonLink
              to={booking.address}
              look="outline"
              text={booking.label}
            />
          )}
          {nextSteps.length > 0 && (
            <NextSteps heading={page.nextHeadingHyphenated} steps={nextSteps} />
          )}
          <p className={styles.mail}>
            {page.mailLabel} <a href={`mailto:${email}`}>{email}</a>
          </p>
          <Facts agency={agency} />
        </div>
      </div>
      {questions.length > 0 && (
        <Questions
          heading={page.questionsHeadingHyphenated}
          questions={questions}
        />
      )}
    </div>
  );
}

/** What happens after the visitor has written. */
function NextSteps({
  heading,
  steps,
}: {
  heading: string | null;
  steps: readonly string[];
}) {
  return (
    <>
      {heading !== null && <Hyphenated as="h2" className="h3" text={heading} />}
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </>
  );
}

/** Where the agency is, and when it can be reached. */
function Facts({ agency }: Pick<Props, 'agency'>) {
  const { places, phoneUri, openingTimes } = agency;

  return (
    <>
      {(places.length > 0 || phoneUri) && (
        <p className={styles.whereabouts}>
          <Whereabouts agency={agency} />
        </p>
      )}
      {openingTimes.length > 0 && (
        <dl>
          {openingTimes.map(({ days, times }) => (
            <div key={days}>
              <dt>{days}</dt>
              <dd>{times}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}

export const query = graphql`
  fragment ContactPanel on ContactPage {
    headingHyphenated
    lead
    consultation {
      headingHyphenated
      text
    }
    nextHeadingHyphenated
    next
    mailLabel
    questionsHeadingHyphenated
    questions {
      ...Questions
    }
    band
    bandOnPage
  }
  fragment ContactPanelAgency on Agency {
    ...Whereabouts
    email
    booking {
      label
      address
    }
    openingTimes {
      days
      times
    }
  }
`;
