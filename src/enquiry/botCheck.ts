import { BOT_ACTION } from '../../api/src/enquiry';

const SCRIPT = 'https://www.google.com/recaptcha/api.js';

/** The longest that a Submit waits for a token, in milliseconds. */
const PATIENCE_MS = 3000;

interface Recaptcha {
  ready: (callback: () => void) => void;
  execute: (siteKey: string, options: { action: string }) => PromiseLike<string>;
}

declare global {
  interface Window {
    grecaptcha?: Recaptcha;
    ___grecaptcha_cfg?: unknown;
  }
}

function load(script: HTMLScriptElement): Promise<Recaptcha> {
  return new Promise((resolve, reject) => {
    script.onerror = () => reject(new Error('its script did not load'));
    script.onload = () => {
      const { grecaptcha } = window;
      if (grecaptcha) grecaptcha.ready(() => resolve(grecaptcha));
      else reject(new Error('its script did not start'));
    };
  });
}

const late = (): Promise<never> =>
  new Promise((_, reject) => {
    setTimeout(() => reject(new Error('it did not answer in time')), PATIENCE_MS);
  });

function sweep(): void {
  for (const badge of document.querySelectorAll('.grecaptcha-badge')) {
    // The badge stands in a box of its own at the end of the page.
    (badge.parentElement === document.body ? badge : badge.parentElement)?.remove();
  }
  for (const part of document.querySelectorAll('[src*="/recaptcha/"]')) part.remove();
  delete window.grecaptcha;
  delete window.___grecaptcha_cfg;
}

let running = 0;

/**
 * Starts the invisible bot check (specification 7): loads its script and asks for a first token, which is sent nowhere.
 * Where the check is unavailable the console says so once, and the visitor is told nothing (specification 8).
 */
export function startBotCheck(siteKey: string) {
  const script = document.createElement('script');
  script.async = true;
  script.src = `${SCRIPT}?render=${encodeURIComponent(siteKey)}`;
  const loaded = load(script);
  document.head.append(script);
  running += 1;

  let warned = false;
  const warn = (error: unknown): undefined => {
    if (!warned) console.warn(`The bot check is unavailable: ${String(error)}`);
    warned = true;
  };
  const ask = async () => (await loaded).execute(siteKey, { action: BOT_ACTION });

  void ask().catch(warn);

  return {
    /** A fresh token, or nothing where there is none within 3 s. Never rejects. */
    token: () => Promise.race([ask(), late()]).catch(warn),
    /** Takes the script, its frames, its badge and what it keeps off the page. */
    stop: () => {
      running -= 1;
      // A script that was on its way when the visitor left still runs first. It may be that of another visit to the page.
      const clean = () => running === 0 && sweep();
      loaded.then(clean, clean);
    },
  };
}
export type BotCheck = ReturnType<typeof startBotCheck>;
