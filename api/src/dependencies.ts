import { createBotCheck } from './guards/botCheck';
import { createDeduplicator } from './guards/deduplicator';
import { createThrottle } from './guards/throttle';
import { createDelivery } from './mail/delivery';
import type { Settings } from './settings';
import type { SiteWords } from './siteWords';

/** What one instance works with; throttle and deduplicator remember its earlier requests. */
export const createDependencies = (settings: Settings, words: SiteWords) => ({
  settings,
  words,
  deliver: createDelivery(settings.smtpServers),
  botCheck: createBotCheck(settings.botCheck),
  throttle: createThrottle(settings.throttle),
  deduplicate: createDeduplicator(),
});
export type Dependencies = ReturnType<typeof createDependencies>;
