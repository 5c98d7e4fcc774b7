import type { ChoiceField, Field, FormatField, LinesField, TextField } from '../shape/fields';
import { suggestion } from './nearest';
import { unknownPlaceholders } from '../shape/placeholders';

/** A field whose value is written as text. */
export type WrittenField = TextField | ChoiceField | FormatField | LinesField;

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The length as a person counts it: an accented letter or an emoji is one. */
const lengthOf = (text: string): number => [...graphemes.segment(text)].length;

/** Whether a text is an address that mail can be sent to, with a dotted domain. */
export const isEmail = (value: string): boolean =>
  /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:".]+(\.[^\s@<>()[\]\\,;:".]+)+$/.test(value);

/** Whether a text is a complete address on the web. */
export function isWebAddress(value: string): boolean {
  if (/\s/.test(value) || !URL.canParse(value)) return false;
  const { protocol, hostname } = new URL(value);
  return /^https?:$/.test(protocol) && /[^.]\.[^.]/.test(hostname);
}

/** Whether a text is a day that exists, as 2021-11-30. */
function isDate(value: string): boolean {
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === value;
}

const KNOWN = { fallback: 'none' } as const;
const languages = new Intl.DisplayNames('en', { ...KNOWN, type: 'language' });
const regions = new Intl.DisplayNames('en', { ...KNOWN, type: 'region' });

/** Whether a text is the code of a language that is spoken somewhere: dates and `og:locale` need to know where. */
function isLanguage(value: string): boolean {
  if (!/^[a-z]{2,3}(-[A-Z]{2})?$/.test(value)) return false;
  const { language, region } = new Intl.Locale(value).maximize();
  return [languages.of(language), region && regions.of(region)].every(Boolean);
}

const FORMATS: Record<FormatField['is'], { name: string; fits: (value: string) => boolean }> = {
  email: { name: 'an e-mail address', fits: isEmail },
  'web address': { name: 'a web address with https:// at its start', fits: isWebAddress },
  date: { name: 'a day, written as year-month-day', fits: isDate },
  language: { name: 'a language code', fits: isLanguage },
  picture: {
    name: 'the way to a picture beside this file',
    fits: (value) => /^(?!\/)[^:]*[^/:]\.\w+$/.test(value),
  },
};

function lengthFault(value: string, max: number, min = 1): string | undefined {
  const length = lengthOf(value);
  if (length > max)
    return `is ${length} characters long, and ${max} fit. Shorten it by ${length - max}.`;
  if (length < min)
    return `is ${length} characters long, which tells a reader too little. Write ${min} or more.`;
  return undefined;
}

function placeholderFault(value: string, placeholders: readonly string[] = []): string | undefined {
  const [unknown] = unknownPlaceholders(value, placeholders);
  const lost = placeholders.find((name) => !value.includes(`{${name}}`));
  if (unknown !== undefined || lost === undefined) return unknown;
  return `lacks {${lost}}, which the site fills in. Write {${lost}} where it belongs.`;
}

/**
 * What is wrong with a text, and what to write instead.
 * @param value a text that is not empty
 * @returns nothing where the text is right
 */
export function textFault(field: WrittenField, value: string): string | undefined {
  switch (field.is) {
    case 'text':
      return (
        lengthFault(value, field.max, field.min) ?? placeholderFault(value, field.placeholders)
      );
    case 'lines':
      return lengthFault(value, field.max) ?? placeholderFault(value);
    case 'choice':
      return field.of.includes(value)
        ? undefined
        : `cannot be "${value}". ${suggestion(value, field.of)}`;
    default:
      return FORMATS[field.is].fits(value)
        ? undefined
        : `"${value}" is not ${FORMATS[field.is].name}. ${example(field)}`;
  }
}

/** A value that would be right, as the end of a message. */
export const example = (field: Field): string => `Write for example: ${field.example}`;
