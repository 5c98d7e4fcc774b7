/** The id of the hidden element of components/layout/wrapPage.tsx in every page. */
export const NOTICE_ID = 'reload';

export function showReloadNotice(): void {
  const notice = document.getElementById(NOTICE_ID);
  if (notice) notice.hidden = false;
}
