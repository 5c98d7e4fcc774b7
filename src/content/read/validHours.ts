import { FORMATS } from '../shape/formats';

/** A valid item of the list `hours` in site.md. */
export interface Hours {
  /** Position in the list, from 0. */
  index: number;
  days: readonly string[];
  opens: string;
  closes: string;
}

const isTime = (value: unknown): boolean =>
  typeof value === 'string' && FORMATS.time.fits(value);

/**
 * Returns the valid items of the list `hours`. The content check reports the
 * others, and `gatsby develop` keeps running.
 */
export function validHours(hours: unknown): Hours[] {
  if (!Array.isArray(hours)) return [];

  return hours.flatMap((item, index) => {
    const { days, opens, closes } = Object(item);

    if (!Array.isArray(days) || !isTime(opens) || !isTime(closes)) return [];

    return { index, days: days.map(String), opens, closes };
  });
}
