import { createContext, useCallback, useEffect, useRef, type ReactNode } from 'react';
import type { BotCheck } from './botCheck';

/** Asks the bot check of the page for a fresh token; there is none where no check is set up or it is unavailable. */
export const BotCheckContext = createContext<BotCheck['token']>(async () => undefined);

/** The invisible provider around the contact page (specification 2): the bot check runs while the page is shown. */
export function BotCheckProvider({ children }: { children: ReactNode }) {
  const check = useRef<BotCheck>(undefined);

  useEffect(() => {
    // Gatsby writes the key into the bundle when the site is built; without one there is no check.
    const siteKey = process.env.GATSBY_RECAPTCHA_SITE_KEY;
    if (!siteKey) return;
    let left = false;
    const starting = import('./botCheck').then(({ startBotCheck }) => {
      if (!left) check.current = startBotCheck(siteKey);
    });
    // Without its script the check is unavailable like any other: it is said once, and the enquiry goes its way.
    starting.catch((error: unknown) => console.warn(error));
    return () => {
      left = true;
      check.current?.stop();
      check.current = undefined;
    };
  }, []);

  const token = useCallback(async () => check.current?.token(), []);
  return <BotCheckContext value={token}>{children}</BotCheckContext>;
}
