import { createBotCheck, type BotCheck } from './guards/botCheck';
import { createDelivery, type Deliver } from './mail/delivery';
import { createDeduplicator, type Deduplicator } from './guards/deduplicator';
import { isRefusal, type Outcome } from './answer/outcome';
import type { Settings, SiteWords } from './settings';
import { createThrottle, type Throttle } from './guards/throttle';

/** What the function works with. */
export interface Dependencies {
  settings: Settings;
  words: SiteWords;
  deliver: Deliver;
  botCheck: BotCheck;
  throttle: Throttle;
  deduplicate: Deduplicator<Outcome>;
}

/** What one instance works with; throttle and deduplicator remember its earlier requests. */
export const createDependencies = (settings: Settings, words: SiteWords): Dependencies => ({
  settings,
  words,
  deliver: createDelivery(settings.smtpServers),
  botCheck: createBotCheck(settings.botCheck),
  throttle: createThrottle(settings.throttle),
  deduplicate: createDeduplicator((outcome) => !isRefusal(outcome)),
});
