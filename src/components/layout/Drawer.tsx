import { graphql } from 'gatsby';
import type { Ref } from 'react';
import * as styles from './Drawer.module.css';
import { Drawing } from '../Drawing';
import { Logo } from './Logo';
import { MenuGlyph } from './MenuGlyph';
import { PageLink } from '../PageLink';
import { PageLinks } from './PageLinks';
import { SocialLinks } from './SocialLinks';

interface Props {
  agency: Queries.DrawerFragment;
  pages: readonly Queries.PageLinksFragment[];
  path: string;
  ref: Ref<HTMLDialogElement>;
  onClose: () => void;
}

const closeDialogOf = (element: Element): void => element.closest('dialog')?.close();

/** The side drawer: a modal dialog, so that the browser keeps the focus in it and closes it by Escape. */
export function Drawer({ agency, pages, path, ref, onClose }: Props) {
  const { labels } = agency;
  return (
    <dialog
      ref={ref}
      id="drawer"
      className={styles.drawer}
      aria-label={labels.menu}
      // A press beside the drawer closes it where the browser knows this attribute.
      {...{ closedby: 'any' }}
      onClose={onClose}
    >
      <Drawing className={styles.edge} src={agency.drawerEdge} />
      <div className={styles.top}>
        <button
          className={styles.close}
          type="button"
          {...{ command: 'close', commandfor: 'drawer' }}
          onClick={({ currentTarget }) => {
            if (!('command' in currentTarget)) closeDialogOf(currentTarget);
          }}
        >
          {labels.closeMenu}
          <MenuGlyph open />
        </button>
        <PageLink
          className={styles.home}
          to="/home"
          onClick={(event) => closeDialogOf(event.currentTarget)}
        >
          <Logo name={agency.name} mark={agency.markInk} />
        </PageLink>
      </div>
      <nav aria-label={labels.pages}>
        <PageLinks
          className={styles.pages}
          pages={pages}
          path={path}
          onFollow={(event) => closeDialogOf(event.currentTarget)}
        />
      </nav>
      <SocialLinks className={styles.social} agency={agency} />
    </dialog>
  );
}

export const query = graphql`
  fragment Drawer on Agency {
    ...SocialLinks
    name
    markInk
    drawerEdge
    labels {
      menu
      closeMenu
      pages
    }
  }
`;
