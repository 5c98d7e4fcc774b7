import { ButtonLink } from '../ButtonLink';
import { Drawing } from '../Drawing';
import { Hyphenated } from '../Hyphenated';
import * as styles from './Slide.module.css';
import { PlainText } from '../PlainText';

interface Props {
  service: Queries.CarouselFragment['allService']['nodes'][number];
  button: string;
  labels: Queries.CarouselFragment['agency']['labels'];
  index: number;
  count: number;
  current: boolean;
  /** Whether the slide takes no focus, because another one is shown. False until react-slick has loaded. */
  inert: boolean;
}

export function Slide({ service, button, labels, index, count, current, inert }: Props) {
  if (!service.slide) return null;
  const label = labels.slides
    .replace('{number}', String(index + 1))
    .replace('{count}', String(count))
    // A function: as a string, `$&` in a title would be replaced.
    .replace('{title}', () => service.title);
  return (
    <div
      className={styles.slide}
      role="group"
      aria-roledescription={labels.slide}
      aria-label={label}
      data-colour={service.colour}
      data-current={current}
      inert={inert}
    >
      <div className={styles.text}>
        <Hyphenated as="h2">{service.titleHyphenated}</Hyphenated>
        <PlainText as="p">{service.slide.text}</PlainText>
        <ButtonLink to="/about" look="outline">
          {button}
        </ButtonLink>
      </div>
      <Drawing className={styles.drawing} src={service.slide.drawing} />
    </div>
  );
}
