import type { Host } from '../host';
import type { Page } from '../page';

/** A way through the site, as a sentence about what it finds. It throws where it finds something else. */
export type Journey = { name: string; run: (page: Page, host: Host) => Promise<void> };
