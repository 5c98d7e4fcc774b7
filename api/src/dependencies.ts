import { createBotCheck } from './guards/botCheck';
import { createDeduplicator } from './guards/deduplicator';
import { createThrottle } from './guards/throttle';
import { createDelivery } from './mail/delivery';
import type { Settings } from './settings';
import type { SiteWords } from './siteWords';

/** Creates the parts of the function. Throttle and deduplicator remember earlier requests, so create them once. */
export const createDependencies = (settings: Settings, words: SiteWords) => ({
  settings,
  words,
  deliver: createDelivery(settings.smtpServers),
  botCheck: createBotCheck(settings.botCheck),
  throttle: createThrottle(settings.throttle),
  deduplicate: createDeduplicator(),
});
export type Dependencies = ReturnType<typeof createDependencies>;
