import * as styles from './Words.module.css';

/**
 * The words of a heading, where long ones have soft hyphens: such a word goes to a line of its own before it breaks, which
 * browsers by themselves do the other way round. All else stays one text, so that its letters keep their distances.
 */
export const Words = ({ children }: { children: string }) =>
  children.split(/(\S*\u00AD\S*)/).map((part, index) =>
    part.includes('\u00AD') ? (
      <span key={index} className={styles.word}>
        {part}
      </span>
    ) : (
      part
    ),
  );
