import { graphql } from 'gatsby';
import { RELOAD_NOTICE } from '../../browser/reloadNotice';
import * as styles from './ReloadNotice.module.css';

interface Props {
  labels: Queries.ReloadNoticeFragment;
  /** The page's own address: a plain form that asks for it loads it again, and needs none of the lost scripts. */
  path: string;
}

/** A short notice for a visitor whose page has lost one of its scripts. The page below stays readable and its links work. */
export function ReloadNotice({ labels, path }: Props) {
  return (
    <div id={RELOAD_NOTICE} className={styles.notice} role="alert" hidden suppressHydrationWarning>
      <p>{labels.reloadText}</p>
      <form action={path}>
        <button type="submit">{labels.reloadButton}</button>
      </form>
    </div>
  );
}

export const query = graphql`
  fragment ReloadNotice on AgencyLabels {
    reloadText
    reloadButton
  }
`;
