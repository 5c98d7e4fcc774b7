import { graphql } from 'gatsby';
import { ButtonLink } from '../ButtonLink';
import { Drawing } from '../Drawing';
import { Hyphenated } from '../Hyphenated';
import * as styles from './Slide.module.css';
import { Words } from '../Words';

interface Props {
  service: Queries.SlideFragment;
  button: string;
  /** The role description for screen readers: "slide". */
  kind: string;
  name: string;
  current: boolean;
  /** Whether the slide is hidden and takes no focus. False without scripts, where all slides are visible. */
  inert: boolean;
}

/** A service as a slide: title, sentence, button to About, and a drawing. */
export function Slide({ service, button, kind, name, current, inert }: Props) {
  if (!service.slide) return null;
  return (
    <div
      className={styles.slide}
      role="group"
      aria-roledescription={kind}
      aria-label={name}
      data-colour={service.colour}
      data-current={current}
      inert={inert}
    >
      <div className={styles.words}>
        <Hyphenated as="h2">{service.titleHyphenated}</Hyphenated>
        <p>
          <Words>{service.slide.text}</Words>
        </p>
        <ButtonLink to="/about" look="outline">
          {button}
        </ButtonLink>
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
