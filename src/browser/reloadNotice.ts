/** The id of components/layout/ReloadNotice, which every page has. */
export const RELOAD_NOTICE = 'reload';

/** Shows the notice that a script could not be loaded. */
export function showReloadNotice(): void {
  const notice = document.getElementById(RELOAD_NOTICE);
  if (notice) notice.hidden = false;
}
