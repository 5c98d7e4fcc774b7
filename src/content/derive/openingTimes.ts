import type { Hours } from '../read/validHours';
import { WEEKDAYS } from '../shape/kinds/agency';

/** Days with the same times, written for visitors. */
export interface OpeningTimes {
  days: string;
  times: string;
}

/**
 * Minimum number of consecutive days that are written as a range. Two days are
 * listed: `Saturday and Sunday`.
 */
const MIN_DAYS_OF_RANGE = 3;

/**
 * Returns a time in the week from Monday 1 January 2024, in UTC. Only its
 * weekday and its time of day are used.
 * @param dayIndex 0 for Monday
 */
const dateAt = (dayIndex: number, hour = 0, minute = 0): Date =>
  new Date(Date.UTC(2024, 0, 1 + dayIndex, hour, minute));

function timeOfDay(time: string): Date {
  const [hour, minute] = time.split(':').map(Number);

  return dateAt(0, hour, minute);
}

/** Returns runs of consecutive days: [0, 1, 2, 4] → [[0, 1, 2], [4]]. */
function runsOf(dayIndexes: readonly number[]): number[][] {
  const runs: number[][] = [];

  for (const day of dayIndexes) {
    const run = runs.at(-1);

    if (run?.at(-1) === day - 1) run.push(day);
    else runs.push([day]);
  }

  return runs;
}

/**
 * Replaces the thin and narrow spaces that `Intl` writes with no-break spaces.
 * The fonts that every page loads lack the narrower ones.
 */
const withFontSpaces = (text: string): string =>
  text.replace(/[\u2009\u202f]/g, '\u00a0');

type DaysAndTimes = Omit<Hours, 'index'>;

function createWriter(language: string) {
  const weekday = new Intl.DateTimeFormat(language, {
    weekday: 'long',
    timeZone: 'UTC',
  });
  const clock = new Intl.DateTimeFormat(language, {
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  const list = new Intl.ListFormat(language);

  function runTexts(run: readonly number[]): string[] {
    const [first = 0] = run;
    const last = run.at(-1) ?? first;

    return run.length < MIN_DAYS_OF_RANGE
      ? run.map((day) => weekday.format(dateAt(day)))
      : [weekday.formatRange(dateAt(first), dateAt(last))];
  }

  return {
    daysText: (dayIndexes: readonly number[]): string => {
      const texts = runsOf(dayIndexes).flatMap(runTexts);

      return withFontSpaces(list.format(texts));
    },

    timesText: (hours: readonly DaysAndTimes[]): string => {
      const ranges = hours.map(({ opens, closes }) =>
        clock.formatRange(timeOfDay(opens), timeOfDay(closes)),
      );

      return withFontSpaces(list.format(ranges));
    },
  };
}

/** Returns the positions of days in the week, from 0, in ascending order. */
function dayIndexesOf({ days }: DaysAndTimes): number[] {
  return WEEKDAYS.flatMap((name, index) => (days.includes(name) ? index : []));
}

/**
 * Writes opening hours in a language. Hours on the same days become one item:
 * those before and those after a lunch break.
 */
export function openingTimes(
  allHours: readonly DaysAndTimes[],
  language: string,
): OpeningTimes[] {
  const { daysText, timesText } = createWriter(language);
  const hoursByDays = new Map<string, DaysAndTimes[]>();

  for (const hours of allHours) {
    const days = daysText(dayIndexesOf(hours));
    const earlierHours = hoursByDays.get(days) ?? [];

    hoursByDays.set(days, [...earlierHours, hours]);
  }

  return [...hoursByDays].map(([days, hours]) => ({
    days,
    times: timesText(hours),
  }));
}
