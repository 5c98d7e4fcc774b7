import { useEffect, useRef } from 'react';
import { BOT_ACTION } from '../../shared/enquiry';

interface Recaptcha {
  ready: (callback: () => void) => void;
  execute: (
    siteKey: string,
    options: { action: string },
  ) => PromiseLike<string>;
}

declare global {
  interface Window {
    grecaptcha?: Recaptcha;
    ___grecaptcha_cfg?: unknown;
  }
}

/** How long Submit waits for a token. */
const TIMEOUT_MS = 3000;

const timeout = (): Promise<never> =>
  new Promise((_, reject) => {
    const fail = () => reject(new Error('Google did not answer in time'));

    setTimeout(fail, TIMEOUT_MS);
  });

function removeRecaptcha(): void {
  for (const badge of document.querySelectorAll('.grecaptcha-badge')) {
    // Google's script usually wraps the badge in a new child of the body.
    // Remove that, too.
    const wrapper = badge.parentElement;

    (wrapper === document.body ? badge : wrapper)?.remove();
  }

  for (const element of document.querySelectorAll('[src*="/recaptcha/"]'))
    element.remove();

  delete window.grecaptcha;
  delete window.___grecaptcha_cfg;
}

let runningChecks = 0;

function createScript(siteKey: string): HTMLScriptElement {
  const script = document.createElement('script');

  script.async = true;
  script.src = `https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`;

  return script;
}

/** Resolves when reCAPTCHA can be called. */
const recaptchaOf = (script: HTMLScriptElement): Promise<Recaptcha> =>
  new Promise((resolve, reject) => {
    script.onerror = () => reject(new Error("Google's script did not load"));

    script.onload = () => {
      const { grecaptcha } = window;

      if (grecaptcha) grecaptcha.ready(() => resolve(grecaptcha));
      else reject(new Error("Google's script did not start"));
    };
  });

/**
 * Loads reCAPTCHA and requests a token that is never sent: if that fails, the
 * console warns before any Submit.
 */
export function startBotCheck(siteKey: string) {
  const script = createScript(siteKey);
  const recaptcha = recaptchaOf(script);

  document.head.append(script);
  runningChecks += 1;

  let hasWarned = false;

  const warn = (error: unknown): undefined => {
    if (!hasWarned)
      console.warn(`The bot check is unavailable: ${String(error)}`);

    hasWarned = true;
  };

  const executeRecaptcha = async () =>
    (await recaptcha).execute(siteKey, { action: BOT_ACTION });

  void executeRecaptcha().catch(warn);

  return {
    /**
     * Requests a fresh token. Resolves to `undefined` if that fails or takes
     * longer than TIMEOUT_MS. Never rejects.
     */
    requestToken: () =>
      Promise.race([executeRecaptcha(), timeout()]).catch(warn),

    /**
     * Removes reCAPTCHA once its script has loaded or failed, unless the
     * visitor has come back and started another check.
     */
    stop: () => {
      runningChecks -= 1;

      const removeIfUnused = () => {
        if (runningChecks === 0) removeRecaptcha();
      };

      recaptcha.then(removeIfUnused, removeIfUnused);
    },
  };
}

/**
 * Runs the bot check while the form is shown (requirement 29). Returns a
 * function that requests a token.
 */
export function useBotCheck() {
  const check = useRef<ReturnType<typeof startBotCheck>>(undefined);

  useEffect(() => {
    // Gatsby inlines it at build time.
    const siteKey = process.env.GATSBY_RECAPTCHA_SITE_KEY;

    if (!siteKey) return;

    check.current = startBotCheck(siteKey);

    return check.current.stop;
  }, []);

  return async () => check.current?.requestToken();
}
