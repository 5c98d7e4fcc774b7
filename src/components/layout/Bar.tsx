import { graphql } from 'gatsby';
import { useRef, useSyncExternalStore } from 'react';
import type { BarGround } from '../../content/shape/pages';
import * as styles from './Bar.module.css';
import { Drawer } from './Drawer';
import { Logo } from './Logo';
import { MenuGlyph } from './MenuGlyph';

interface Props {
  agency: Queries.BarFragment;
  pages: readonly Queries.PageLinksFragment[];
  path: string;
  ground: BarGround;
}

const subscribe = (changed: () => void) => {
  window.addEventListener('scroll', changed);
  return () => window.removeEventListener('scroll', changed);
};

/** Whether the page is scrolled by 1 px or more (requirement 10). */
const isScrolled = (): boolean => window.scrollY >= 1;

/** The navigation bar at the top of every page: the logo, and the button that opens the drawer. */
export function Bar({ agency, pages, path, ground }: Props) {
  const scrolled = useSyncExternalStore(subscribe, isScrolled, () => false);
  const drawer = useRef<HTMLDialogElement>(null);
  const { labels, mark, markOnPage } = agency;

  const className = [styles.bar, scrolled ? styles.solid : styles[ground]].join(' ');

  return (
    <header className={className} data-solid={scrolled || ground === 'solid'}>
      <div className={styles.row}>
        <Logo
          className={markOnPage ? styles.home : `${styles.home} ${styles.inOneColour}`}
          {...{ agency, mark, markOnPage }}
        />
        <button
          className={styles.menu}
          type="button"
          aria-haspopup="dialog"
          aria-controls="drawer"
          // Browsers that support `command` open the dialog without our scripts.
          {...{ command: 'show-modal', commandfor: 'drawer' }}
          onClick={({ currentTarget }) => {
            // A closing dialog returns the focus to what had it. Safari doesn't focus a clicked button by itself.
            currentTarget.focus();
            // Not where `command` opens it: Chrome logs an error if the dialog is opened twice.
            if (!('command' in currentTarget)) drawer.current?.showModal();
          }}
        >
          {labels.menu}
          <MenuGlyph />
        </button>
        <noscript>
          <a className={styles.fallback} href="#pages">
            {labels.menu}
            <MenuGlyph />
          </a>
        </noscript>
      </div>
      <Drawer ref={drawer} agency={agency} pages={pages} path={path} />
    </header>
  );
}

export const query = graphql`
  fragment Bar on Agency {
    ...Drawer
    name
    isWordmark
    mark
    markOnPage
    labels {
      menu
    }
  }
`;
