/** The id of a hidden element in every page (components/layout/wrapPage.tsx). */
export const NOTICE_ID = 'reload';

export function showReloadNotice(): void {
  const notice = document.getElementById(NOTICE_ID);
  if (notice) notice.hidden = false;
}
