import { graphql } from 'gatsby';
import { questionId } from '../../content/shape/questionId';
import { Hyphenated } from '../Hyphenated';
import * as styles from './Questions.module.css';

interface Props {
  heading: string | null;
  questions: readonly Queries.QuestionsFragment[];
}

/**
 * Questions that unfold their answers. Each answer, not its `<details>`, has an
 * id to link to: browsers open the `<details>` around the target of a link.
 */
export function Questions({ heading, questions }: Props) {
  return (
    <section
      className={styles.questions}
      aria-labelledby={heading === null ? undefined : 'questions'}
    >
      {heading !== null && (
        <Hyphenated as="h2" className="h3" id="questions" text={heading} />
      )}
      {questions.map(({ question, answer }, index) => {
        const id = questionId(index + 1);

        return (
          <details key={id}>
            <summary>{question}</summary>
            <p id={id}>{answer}</p>
          </details>
        );
      })}
    </section>
  );
}

export const query = graphql`
  fragment Questions on ContactQuestion {
    question
    answer
  }
`;
