import { createBotCheck, type BotCheck } from './guards/botCheck';
import { createMailer, type Mailer } from './mail/mailer';
import { createOnce, type Once } from './guards/repeats';
import { isRefusal, type Outcome } from './answer/outcome';
import type { Settings, SiteWords } from './settings';
import { createThrottle, type Throttle } from './guards/throttle';

/** What the function works with. */
export interface Parts {
  settings: Settings;
  words: SiteWords;
  mailer: Mailer;
  botCheck: BotCheck;
  throttle: Throttle;
  once: Once<Outcome>;
}

/** The parts of one instance, with what they remember of its earlier requests. */
export const assembleParts = (settings: Settings, words: SiteWords): Parts => ({
  settings,
  words,
  mailer: createMailer(settings.smtp),
  botCheck: createBotCheck(settings.botCheck),
  throttle: createThrottle(settings.throttle),
  once: createOnce((outcome) => !isRefusal(outcome)),
});
