import type { FieldPath } from '../read/fieldPlaces';
import { isLeftOut } from '../read/isLeftOut';
import type { ContentDocument } from '../read/readDocument';
import { validHours, type Hours } from '../read/validHours';
import { fieldProblem, type LineProblem } from './problem';

// Times such as `09:30` have the same order as texts.
const endsTooEarly = ({ opens, closes }: Hours): boolean => closes <= opens;

const overlap = (one: Hours, other: Hours): boolean =>
  one.opens < other.closes && other.opens < one.closes;

/**
 * Returns a message for a day that is twice in a list of days, or whose times
 * overlap those of an earlier item.
 */
function dayFault(
  hours: Hours,
  dayIndex: number,
  earlierItems: readonly Hours[],
): string | undefined {
  const day = hours.days[dayIndex] ?? '';
  const earlierDays = hours.days.slice(0, dayIndex);

  if (earlierDays.includes(day))
    return `${day} is in this list already. Delete one of the two.`;

  const other = earlierItems.find(
    (item) => item.days.includes(day) && overlap(item, hours),
  );

  if (!other) return undefined;

  return `${day} is open from ${other.opens} to ${other.closes} already, in hours[${other.index + 1}]. Delete ${day} in one of the two lists, or write times that do not overlap.`;
}

/** Reports hours that end before they begin, and days that overlap. */
function checkHours(document: ContentDocument): LineProblem[] {
  const allHours = validHours(document.fields.hours);

  const problemAt = (path: FieldPath, message: string): LineProblem =>
    fieldProblem(document, ['hours', ...path], message);

  const reversed = allHours
    .filter(endsTooEarly)
    .map(({ index, opens, closes }) =>
      problemAt(
        [index, 'closes'],
        `${closes} is not later than ${opens}, which is in opens. Write a later time, or exchange the two. For hours over midnight write 23:59, and the rest on the next day.`,
      ),
    );

  const repeated = allHours.flatMap((hours, position) => {
    const earlierItems = allHours.slice(0, position);

    return hours.days.flatMap((_, dayIndex) => {
      const message = dayFault(hours, dayIndex, earlierItems);

      return message ? problemAt([hours.index, 'days', dayIndex], message) : [];
    });
  });

  return [...reversed, ...repeated];
}

const NO_ADDRESS =
  'has no postal address that could be a link to it. Write the postal address in the field address, or delete map.';

function checkMap(document: ContentDocument): LineProblem[] {
  const { map, address } = document.fields;

  if (isLeftOut(map) || !isLeftOut(address)) return [];

  return [fieldProblem(document, ['map'], NO_ADDRESS)];
}

const COPYRIGHT_TWICE =
  'begins with the sign ©, and the page writes ©, the year and the name before these words. Delete the sign, and the year and the name if they are here.';

/** Warns about a copyright line that the page would begin twice. */
function checkRights(document: ContentDocument): LineProblem[] {
  const { rights } = document.fields;

  if (typeof rights !== 'string' || !/^\s*(?:©|\(c\))/i.test(rights)) return [];

  const problem = fieldProblem(document, ['rights'], COPYRIGHT_TWICE);

  return [{ ...problem, warning: true }];
}

/** Checks the fields of site.md that depend on one another or on the page. */
export const checkAgency = (document: ContentDocument): LineProblem[] => [
  ...checkHours(document),
  ...checkMap(document),
  ...checkRights(document),
];
