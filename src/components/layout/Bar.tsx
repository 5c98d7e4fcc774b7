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
  const menu = useRef<HTMLButtonElement>(null);
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
          ref={menu}
          className={styles.menu}
          type="button"
          aria-haspopup="dialog"
          aria-controls="drawer"
          // Browsers that support `command` open the dialog without our scripts.
          {...{ command: 'show-modal', commandfor: 'drawer' }}
          // Not in those browsers: Chrome logs an error if the dialog is opened twice.
          onClick={({ currentTarget }) => {
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
      <Drawer
        ref={drawer}
        agency={agency}
        pages={pages}
        path={path}
        // Browsers return the focus to the button, except Safari, where a click doesn't focus a button.
        onClose={() => {
          if (document.activeElement === document.body) menu.current?.focus();
        }}
      />
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
