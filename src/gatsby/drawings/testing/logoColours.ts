import { BRANDS } from '../../../../testing/brands';

/** A brand whose drawer is pale green. */
export const brand = BRANDS['only pastels'];

/** Enough contrast on the ground only. */
export const BRIGHT = '#00ff00';

/** Enough contrast on light pages and in the drawer, but not on the ground. */
export const DARK = '#222222';

/** Too little contrast on light pages and in the drawer. */
export const PALE = '#ffeeee';
