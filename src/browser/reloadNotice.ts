/** Id of the hidden notice that src/components/layout/wrapPage.tsx puts on every page except 404. */
export const NOTICE_ID = 'reload';

export function showReloadNotice(): void {
  const notice = document.getElementById(NOTICE_ID);
  if (notice) notice.hidden = false;
}
