/**
 * Id of the hidden notice on every page except 404
 * (src/components/layout/ReloadNotice.tsx).
 */
export const NOTICE_ID = 'reload';

const setHidden = (isHidden: boolean): void => {
  const notice = document.getElementById(NOTICE_ID);

  if (notice) notice.hidden = isHidden;
};

/** Whether any field of the page has a text. */
const holdsText = (): boolean =>
  [...document.querySelectorAll('textarea, input')].some(
    (field) => (field as HTMLInputElement).value !== '',
  );

/**
 * Shows the notice, unless the visitor has typed something: a reload would
 * empty the form, which can be sent without the missing file.
 */
export function showReloadNotice(): void {
  setHidden(holdsText());
  addEventListener('input', () => setHidden(true), { once: true });
}
