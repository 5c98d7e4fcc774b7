import { createContext, useCallback, useEffect, useRef, type ReactNode } from 'react';
import { startBotCheck, type BotCheck } from './botCheck';

/** Requests a fresh token. Resolves to `undefined` if no bot check is configured or it is unavailable. */
export const BotCheckContext = createContext<BotCheck['token']>(async () => undefined);

/** Runs the bot check while the contact page is shown (requirement 29). */
export function BotCheckProvider({ children }: { children: ReactNode }) {
  const check = useRef<BotCheck>(undefined);

  useEffect(() => {
    // Gatsby inlines the value at build time.
    const siteKey = process.env.GATSBY_RECAPTCHA_SITE_KEY;
    if (!siteKey) return;
    check.current = startBotCheck(siteKey);
    return check.current.stop;
  }, []);

  const token = useCallback(async () => check.current?.token(), []);
  return <BotCheckContext value={token}>{children}</BotCheckContext>;
}
