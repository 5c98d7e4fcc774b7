import { createBotCheck, type BotCheck } from './guards/botCheck';
import { createMailer, type Mailer } from './mail/mailer';
import { createDeduplicator, type Deduplicator } from './guards/deduplicator';
import { isRefusal, type Outcome } from './answer/outcome';
import type { Settings, SiteWords } from './settings';
import { createThrottle, type Throttle } from './guards/throttle';

/** What the function works with. */
export interface Dependencies {
  settings: Settings;
  words: SiteWords;
  mailer: Mailer;
  botCheck: BotCheck;
  throttle: Throttle;
  deduplicate: Deduplicator<Outcome>;
}

/** What one instance works with; throttle and deduplicator remember its earlier requests. */
export const createDependencies = (settings: Settings, words: SiteWords): Dependencies => ({
  settings,
  words,
  mailer: createMailer(settings.smtp),
  botCheck: createBotCheck(settings.botCheck),
  throttle: createThrottle(settings.throttle),
  deduplicate: createDeduplicator((outcome) => !isRefusal(outcome)),
});
