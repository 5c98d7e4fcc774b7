import { createContext, useCallback, useEffect, useRef, type ReactNode } from 'react';
import { startBotCheck, type BotCheck } from './botCheck';

export const BotCheckContext = createContext<BotCheck['requestToken']>(async () => undefined);

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

  const requestToken = useCallback(async () => check.current?.requestToken(), []);
  return <BotCheckContext value={requestToken}>{children}</BotCheckContext>;
}
