/** The id of the notice, which is in every page: see components/layout/ReloadNotice. */
export const RELOAD_NOTICE = 'reload';

/** Tells a visitor whose page has lost one of its scripts, where the page has the notice. */
export function showReloadNotice(): void {
  const notice = document.getElementById(RELOAD_NOTICE);
  if (notice) notice.hidden = false;
}
