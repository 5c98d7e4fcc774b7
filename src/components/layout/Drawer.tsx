import { graphql } from 'gatsby';
import type { Ref } from 'react';
import { ButtonLink } from '../ButtonLink';
import { closeDrawer } from '../closeDrawer';
import * as styles from './Drawer.module.css';
import { Drawing } from '../Drawing';
import { Logo } from './Logo';
import { PageLinks, SocialLinks, type Pages } from './PageLinks';

interface Props {
  agency: Queries.DrawerFragment;
  consultButton: string;
  pages: Pages;
  path: string;
  ref: Ref<HTMLDialogElement>;
}

export function MenuIcon({ isCross = false }: { isCross?: boolean }) {
  const lines = isCross ? 'M11 1L23 13M23 1L11 13' : 'M0 2H24M6 12H24';

  return (
    <svg
      width="24"
      height="14"
      viewBox="0 0 24 14"
      aria-hidden="true"
      focusable="false"
    >
      <path d={lines} stroke="currentColor" strokeWidth="2" fill="none" />
    </svg>
  );
}

/**
 * The drawer with the menu. A modal dialog, so that the browser keeps the focus
 * in it and closes it on Escape.
 */
export function Drawer({ agency, consultButton, pages, path, ref }: Props) {
  return (
    <dialog
      ref={ref}
      id="drawer"
      className={styles.drawer}
      aria-labelledby="drawerHeading"
      // In browsers that support the attribute, a click beside the drawer
      // closes it.
      closedby="any"
    >
      {/* The screen reader Orca skips a dialog's first element. This heading
          comes first, so that Orca reads the button that closes the drawer. */}
      <h2 className="sr-only" id="drawerHeading">
        {agency.labels.menu}
      </h2>
      <Drawing className={styles.edge} src={agency.drawerEdge} />
      <div className={styles.top}>
        <button
          className={`touch-target ${styles.close}`}
          type="button"
          // `command` closes the dialog without our scripts. Closing it twice
          // is harmless. React's types lack the attributes.
          {...{ command: 'close', commandfor: 'drawer' }}
          onClick={({ currentTarget }) => closeDrawer(currentTarget)}
        >
          {agency.labels.closeMenu}
          <MenuIcon isCross />
        </button>
        <Logo
          className={styles.logo}
          agency={agency}
          logo={agency.logo}
          logoOnPage={agency.logoInDrawer}
        />
      </div>
      <nav aria-label={agency.labels.pages}>
        <PageLinks className={styles.pages} pages={pages} currentPath={path} />
      </nav>
      <div className={styles.contact}>
        <ButtonLink to="/contact" look="solid" text={consultButton} />
        <SocialLinks className={styles.social} agency={agency} />
      </div>
    </dialog>
  );
}

export const query = graphql`
  fragment Drawer on Agency {
    ...SocialLinks
    name
    hasWordmark
    logo
    logoInDrawer
    drawerEdge
    labels {
      menu
      closeMenu
      pages
    }
  }
`;
