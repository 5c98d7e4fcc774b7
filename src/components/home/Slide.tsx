import { graphql } from 'gatsby';
import { ButtonLink } from '../ButtonLink';
import { Drawing } from '../Drawing';
import { Hyphenated } from '../Hyphenated';
import * as styles from './Slide.module.css';
import { PlainText } from '../PlainText';

interface Props {
  service: Queries.SlideFragment;
  /** Text of the link to About. */
  button: string;
  /** The role that screen readers announce: "slide". */
  roleDescription: string;
  /** The accessible name: "1 of 6: Design". */
  label: string;
  current: boolean;
  /** Whether the slide takes no focus, because another one is shown. False until react-slick has loaded. */
  inert: boolean;
}

/** A service as a slide: title, sentence, button to About, and a drawing. */
export function Slide({ service, button, roleDescription, label, current, inert }: Props) {
  if (!service.slide) return null;
  return (
    <div
      className={styles.slide}
      role="group"
      aria-roledescription={roleDescription}
      aria-label={label}
      data-colour={service.colour}
      data-current={current}
      inert={inert}
    >
      <div className={styles.text}>
        <Hyphenated as="h2" text={service.titleHyphenated} />
        <PlainText as="p" text={service.slide.text} />
        <ButtonLink to="/about" look="outline" text={button} />
      </div>
      <Drawing className={styles.drawing} src={service.slide.drawing} />
    </div>
  );
}

export const query = graphql`
  fragment Slide on Service {
    titleHyphenated
    colour
    slide {
      text
      drawing
    }
  }
`;
