import { isMailable } from '../../../api/src/emailAddress';

/** Whether a text is an absolute http or https URL with a dotted domain. */
export function isWebAddress(value: string): boolean {
  if (/\s/.test(value) || !URL.canParse(value)) return false;
  const { protocol, hostname } = new URL(value);
  return /^https?:$/.test(protocol) && /[^.]\.[^.]/.test(hostname);
}

function isDate(value: string): boolean {
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === value;
}

const KNOWN = { fallback: 'none' } as const;
const languages = new Intl.DisplayNames('en', { ...KNOWN, type: 'language' });
const regions = new Intl.DisplayNames('en', { ...KNOWN, type: 'region' });

/** Whether a text is a language code for which Intl knows a region, which dates and `og:locale` need. */
function isLanguage(value: string): boolean {
  if (!/^[a-z]{2,3}(-[A-Z]{2})?$/.test(value)) return false;
  const { language, region } = new Intl.Locale(value).maximize();
  return [languages.of(language), region && regions.of(region)].every(Boolean);
}

const RIGHT_TO_LEFT = /^(Adlm|Arab|Hebr|Mand|Nkoo|Rohg|Samr|Syrc|Thaa)$/;

function rightToLeft(value: string): string | undefined {
  const { language, script = '' } = new Intl.Locale(value).maximize();
  return RIGHT_TO_LEFT.test(script)
    ? `${languages.of(language)} is written from right to left, and the pages of this site run from left to right only.`
    : undefined;
}

export interface FormatRule {
  /** A phrase for messages: "a language code". */
  name: string;
  fits: (value: string) => boolean;
  /** Explains why the site can't use a valid text. */
  refused?: (value: string) => string | undefined;
  /** Corrects common mistakes. The result may still be invalid. */
  mend?: (value: string) => string;
}

/** The formats of texts, with the rule of each. */
export const FORMATS = {
  email: { name: 'an e-mail address with plain letters before the @', fits: isMailable },
  'web address': {
    name: 'a web address with https:// at its start',
    fits: (value) => /^https:/i.test(value) && isWebAddress(value),
    mend: (value) => value.replace(/^(https?:\/*)?(?=[\w-]+\.)/i, 'https://'),
  },
  phone: {
    name: 'a telephone number of digits, spaces and an optional + at its start, up to 30 characters',
    fits: (value) => /^(?=(\D*\d){3})\+?[\d\s\p{Pd}./()]{1,29}$/u.test(value),
  },
  date: { name: 'a day, written as year-month-day', fits: isDate },
  language: { name: 'a language code', fits: isLanguage, refused: rightToLeft },
  colour: {
    name: 'a colour, written in quotes as # and six digits or letters from a to f',
    fits: (value) => /^#[0-9a-f]{6}$/i.test(value),
    mend: (value) => `#${value}`,
  },
  typeface: {
    name: 'the name of a typeface of Fontsource in small letters',
    fits: (value) => /^[a-z\d]+(-[a-z\d]+)*$/.test(value),
    mend: (value) =>
      value
        .toLowerCase()
        .replace(/^@fontsource(-variable)?\//, '')
        .replaceAll(' ', '-'),
  },
  thread: { name: 'the name of a thread in `brand.md`', fits: () => true },
  logo: {
    name: 'the path of an SVG file, relative to this file',
    fits: (value) => /^(?!\/)[^:]*[^/:]\.svg$/i.test(value),
  },
  picture: {
    name: 'the path of a picture, relative to this file',
    fits: (value) => /^(?!\/)[^:]*[^/:]\.\w+$/.test(value),
  },
} satisfies Record<string, FormatRule>;

export type Format = keyof typeof FORMATS;
