import { graphql } from 'gatsby';
import { ButtonLink } from '../ButtonLink';
import { Drawing } from '../Drawing';
import { Hyphenated } from '../Hyphenated';
import * as styles from './Slide.module.css';

interface Props {
  service: Queries.SlideFragment;
  buttonText: string;
  roleDescription: string;
  label: string;
  current: boolean;
  inert: boolean;
}

export function Slide({
  service,
  buttonText,
  roleDescription,
  label,
  current,
  inert,
}: Props) {
  // Only TypeScript needs this: Home queries only services with a slide.
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
        <p>{service.slide.text}</p>
        <ButtonLink
          to={service.path ?? '/about'}
          look="outline"
          text={buttonText}
        />
      </div>
      <Drawing className={styles.drawing} src={service.slide.drawing} />
    </div>
  );
}

export const query = graphql`
  fragment Slide on Service {
    titleHyphenated
    colour
    path
    slide {
      text
      drawing
    }
  }
`;
