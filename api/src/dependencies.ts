import { createBotCheck } from './guards/botCheck';
import { createDeduplicator } from './guards/deduplicator';
import { createThrottle } from './guards/throttle';
import { createDelivery } from './mail/delivery';
import type { Settings } from './settings';
import type { SiteWords } from './siteWords';

/** Creates the parts of the function. Call it once: throttle and deduplicator remember earlier requests. */
export const createDependencies = (settings: Settings, siteWords: SiteWords) => ({
  settings,
  siteWords,
  deliver: createDelivery(settings.smtpServers),
  botCheck: createBotCheck(settings.botCheck),
  throttle: createThrottle(settings.throttle),
  deduplicate: createDeduplicator(),
});
export type Dependencies = ReturnType<typeof createDependencies>;
