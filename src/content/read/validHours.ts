import { FORMATS } from '../shape/formats';
import { groupFields } from './groupFields';

/** A valid item of the list `hours` in site.md. */
export interface Hours {
  /** Position in the list, from 0. */
  index: number;
  days: readonly string[];
  opens: string;
  closes: string;
}

const isTime = (value: unknown): value is string =>
  typeof value === 'string' && FORMATS.time.fits(value);

/**
 * Returns the valid items of the list `hours`. Ignores the others, so that
 * `gatsby develop` keeps running. The content check reports them.
 */
export function validHours(hours: unknown): Hours[] {
  if (!Array.isArray(hours)) return [];

  return hours.flatMap((item, index) => {
    const { days, opens, closes } = groupFields(item);

    if (!Array.isArray(days) || !isTime(opens) || !isTime(closes)) return [];

    return { index, days: days.map(String), opens, closes };
  });
}
