import { useEffect, useRef } from 'react';
import { startBotCheck, type BotCheck } from './botCheck';

/**
 * Runs the bot check while the form is shown (requirement 29).
 * @returns a function that requests a fresh token; it resolves to `undefined` if no check is configured or it is unavailable
 */
export function useBotCheck() {
  const check = useRef<BotCheck>(undefined);

  useEffect(() => {
    // Gatsby inlines the value at build time.
    const siteKey = process.env.GATSBY_RECAPTCHA_SITE_KEY;
    if (!siteKey) return;
    check.current = startBotCheck(siteKey);
    return check.current.stop;
  }, []);

  return async () => check.current?.token();
}
