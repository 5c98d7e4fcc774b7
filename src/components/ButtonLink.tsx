import * as styles from './ButtonLink.module.css';
import { PageLink, type LinkProps } from './PageLink';

/**
 * `look` depends on the background: `bright` is for the ground, `solid` for the
 * page, `outline` for slides and for Contact's panel.
 */
type Props = {
  /** Path of a page of this site, or an absolute URL. */
  to: string;
  look: 'bright' | 'solid' | 'outline';
  text: string;
};

const OutsideLink = ({ to, children, ...attributes }: LinkProps) => (
  <a {...attributes} href={to}>
    {children}
  </a>
);

export function ButtonLink({ to, look, text }: Props) {
  const Link = to.startsWith('/') ? PageLink : OutsideLink;

  return (
    <Link
      className={`screen-only ${styles.button} ${styles[look]}`}
      // Style sheets use the attribute to tell buttons from other links.
      data-look={look}
      to={to}
    >
      {text}
      <svg
        className={styles.arrow}
        width="18"
        height="12"
        viewBox="0 0 18 12"
        aria-hidden="true"
        focusable="false"
      >
        <path
          d="M0 6H16M11 1L16 6L11 11"
          stroke="currentColor"
          strokeWidth="2"
          fill="none"
        />
      </svg>
    </Link>
  );
}
