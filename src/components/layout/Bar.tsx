import { graphql } from 'gatsby';
import { useRef, useSyncExternalStore } from 'react';
import type { BarBackground } from '../../content/shape/pages';
import * as styles from './Bar.module.css';
import { Drawer, MenuIcon } from './Drawer';
import { Logo } from './Logo';
import type { Pages } from './PageLinks';

type Props = {
  agency: Queries.BarFragment;

  /** The words of the button in the drawer. */
  consultButton: string;
  pages: Pages;
  path: string;

  /**
   * The page's background behind the bar, which is transparent until a visitor
   * scrolls. With `solid`, the bar is never transparent.
   */
  background: BarBackground;
};

const subscribe = (onScroll: () => void) => {
  window.addEventListener('scroll', onScroll);

  return () => window.removeEventListener('scroll', onScroll);
};

/** The bar is solid from 1 px of scrolling on (requirement 10). */
const isScrolled = () => window.scrollY >= 1;

export function Bar({ agency, consultButton, pages, path, background }: Props) {
  const scrolled = useSyncExternalStore(subscribe, isScrolled, () => false);
  const drawer = useRef<HTMLDialogElement>(null);
  const look = scrolled ? 'solid' : background;
  // `dark` is the default and has no class in `styles`; `join` writes
  // `undefined` as an empty string.
  const barClass = ['screen-only', styles.bar, styles[look]].join(' ');

  return (
    <header className={barClass} data-solid={look === 'solid'}>
      <div className={`container ${styles.row}`}>
        <Logo
          className={agency.logoOnPage ? undefined : styles.singleColour}
          agency={agency}
          logo={agency.logo}
          logoOnPage={agency.logoOnPage}
        />
        <button
          className={`touch-target ${styles.menuOpener} ${styles.menuButton}`}
          type="button"
          aria-haspopup="dialog"
          aria-controls="drawer"
          // Browsers that support `command` open the dialog without our
          // scripts. React's types lack these attributes.
          {...{ command: 'show-modal', commandfor: 'drawer' }}
          onClick={({ currentTarget }) => {
            // When the dialog closes, the focus returns to the element that
            // has it now. Safari does not focus a clicked button.
            currentTarget.focus();
            // Chrome logs an error if a dialog that `command` opens is also
            // opened here.
            if (!('command' in currentTarget)) drawer.current?.showModal();
          }}
        >
          {agency.labels.menu}
          <MenuIcon />
        </button>
        {/* A link to the list of pages in the footer, for browsers that need
            scripts to open the drawer. */}
        <noscript>
          <a
            className={`touch-target ${styles.menuOpener} ${styles.menuLink}`}
            href="#pages"
          >
            {agency.labels.menu}
            <MenuIcon />
          </a>
        </noscript>
      </div>
      <Drawer
        ref={drawer}
        agency={agency}
        consultButton={consultButton}
        pages={pages}
        path={path}
      />
    </header>
  );
}

export const query = graphql`
  fragment Bar on Agency {
    ...Drawer
    name
    hasWordmark
    logo
    logoOnPage
    labels {
      menu
    }
  }
`;
