import type {
  Field,
  Fields,
  ListField,
} from '../../../src/content/shape/fields';
import type { Format } from '../../../src/content/shape/formats';
import type { Writer } from './createWriter';
import type { Dice } from './dice';

/** Values of fields that are not texts, from the shortest to the longest. */
const VALUES_BY_FORMAT: Partial<Record<Format, readonly string[]>> = {
  email: [
    'a@b.example',
    'hello@agency.example',
    'guten-tag.und-willkommen@buero-fuer-gestaltung-und-beratung.example',
  ],
  phone: ['110', '+33 1 23 45 67 89', '+49 (0)30 / 90 18 20 - 29 11'],
  time: ['09:00', '09:30'],
  date: ['2021-05-01', '2021-11-30', '2024-02-29'],
  'web address': ['https://a.example', 'https://pictures.example/agency'],
  picture: ['./pictures/kreide.jpg'],
  portrait: ['./pictures/kreide.jpg'],
};

interface Options {
  dice: Dice;
  writer: Writer;
  languages: readonly string[];

  /** Names of the threads in brand.md. */
  threads: readonly string[];

  /** Titles of published services. More may be added later. */
  services: readonly string[];
}

/** Creates a function that returns a valid value for each field of a kind. */
export function createValues({
  dice,
  writer,
  languages,
  threads,
  services,
}: Options) {
  const { style } = writer;

  const isLeftOut = ({ optional }: Field): boolean => {
    if (!optional || style === 'longest') return false;

    return style === 'shortest' || dice.chance(0.5);
  };

  function formatted(format: Format): string {
    const values = VALUES_BY_FORMAT[format];

    if (!values)
      throw new Error(
        `tests/agency/generated has no value for the format ${format}.`,
      );

    if (style === 'shortest') return dice.pick(values.slice(0, 1));

    return dice.pick(style === 'longest' ? values.slice(-1) : values);
  }

  function itemsOf(field: ListField): unknown[] {
    const length = writer.count(field);
    const { item } = field;

    // Choices and services of a list differ from one another.
    if (item.is === 'choice')
      return dice.shuffled(item.options).slice(0, length);
    if (item.is === 'service') return dice.shuffled(services).slice(0, length);

    return Array.from({ length }, () => valueOf(item));
  }

  /** Values of fields that have neither a length nor fields of their own. */
  const simpleValues: Partial<Record<Field['is'], () => unknown>> = {
    thread: () => dice.pick(threads),
    language: () => dice.pick(languages),
    service: () => dice.pick(services),
    order: () => 1,
    year: () => dice.between(1998, 2026),
    switch: () => true,
  };

  function valueOf(field: Field): unknown {
    const simpleValue = simpleValues[field.is];

    if (simpleValue) return simpleValue();

    switch (field.is) {
      case 'text':
        return writer.text(field);
      case 'group':
        return valuesOf(field.fields);
      case 'list':
        return itemsOf(field);
      case 'choice':
        return dice.pick(field.options);
      default:
        return formatted(field.is as Format);
    }
  }

  function valuesOf(fields: Fields): Record<string, unknown> {
    const present = Object.entries(fields).filter(
      ([, field]) => !isLeftOut(field),
    );

    return Object.fromEntries(
      present.map(([name, field]) => [name, valueOf(field)]),
    );
  }

  return valuesOf;
}
