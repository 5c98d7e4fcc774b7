import { isMailable } from '../../../shared/emailAddress';
import {
  isOldAddress,
  isSitePath,
  mendOldAddress,
  newAddressFault,
  oldAddressFault,
} from './oldAddress';
import { shortened } from './shortened';

/**
 * Whether a text is an absolute http or https URL with a dot in its domain.
 * Unlike URL.canParse, refuses white space, backslashes and a missing slash:
 * browsers read `https:/a.example` relative to the page.
 */
export function isWebAddress(value: string): boolean {
  const isAbsolute = /^https?:\/\/[^\s\\]+$/i.test(value);

  if (!isAbsolute || !URL.canParse(value)) return false;

  // URL also accepts a domain with a comma, such as `a.example,`.
  return /^[\w-]+(\.[\w-]+)+\.?$/.test(new URL(value).hostname);
}

/**
 * Corrects common mistakes in a web address: `example.com`,
 * `http:/example.com` and `https://example.com,` → `https://example.com`. The
 * result may still be invalid.
 */
export const mendWebAddress = (value: string): string =>
  value
    .replace(/^(https?:[/\\]*)?(?=[\w-]+\.)/i, 'https://')
    .replace(/[.,;:!?]+$/, '');

// With `fallback: 'none'`, of() returns `undefined` for an unknown code.
const languageNames = new Intl.DisplayNames('en', {
  fallback: 'none',
  type: 'language',
});
const regionNames = new Intl.DisplayNames('en', {
  fallback: 'none',
  type: 'region',
});

/**
 * Whether a text is a known language code. `og:locale` needs a region too: the
 * code's own, or else the likely one (`en` → `US`).
 */
function isLanguage(value: string): boolean {
  // Matches `gsw` and `de-AT`.
  if (!/^[a-z]{2,3}(-[A-Z]{2})?$/.test(value)) return false;
  const locale = new Intl.Locale(value);
  const { language, region } = locale.maximize();

  // Intl reads `en-UK` as `en-GB`, which is the right code.
  if (value.includes('-') && !value.endsWith(`-${locale.region}`)) return false;

  return Boolean(
    languageNames.of(language) && region && regionNames.of(region),
  );
}

/** Corrects a language code: `DE` → `de`, `de_DE` → `de-DE`, `en-UK` → `en-GB`. */
function mendLanguage(value: string): string {
  const code = value.replace('_', '-');
  const [, language = '', region] =
    /^([a-z]{2,3})(?:-([a-z]{2}))?$/i.exec(code) ?? [];

  if (!region) return language.toLowerCase();

  return `${language.toLowerCase()}-${new Intl.Locale(code).region}`;
}

/**
 * ISO 15924 codes of scripts written from right to left, without those of
 * ancient languages such as Avestan.
 */
const RIGHT_TO_LEFT = [
  'Adlm',
  'Arab',
  'Hebr',
  'Mand',
  'Nkoo',
  'Rohg',
  'Samr',
  'Syrc',
  'Thaa',
];

function rightToLeftFault(value: string): string | undefined {
  const { language, script = '' } = new Intl.Locale(value).maximize();

  if (!RIGHT_TO_LEFT.includes(script)) return undefined;

  return `${languageNames.of(language)} is written from right to left, and the pages of this site run from left to right only.`;
}

/**
 * Whether a text is a relative path with a file extension, such as
 * `./pictures/logo.svg`. Refuses absolute paths and URLs.
 */
const isRelativePath = (value: string): boolean =>
  /^(?!\/)[^:]*[^/:]\.\w+$/.test(value);

/**
 * Corrects a time of day: `9:30`, `9.30`, `930`, `9h30` and `9:30 Uhr` →
 * `09:30`; `9`, `9h` and `9 Uhr` → `09:00`.
 */
const asTimeOfDay = (value: string): string =>
  value.replace(
    /^(\d{1,2})[:.h]?(\d\d)?h?( Uhr)?$/i,
    (_, hours: string, minutes = '00') =>
      `${hours.padStart(2, '0')}:${minutes}`,
  );

const FONTSOURCE_SCOPE = /^@fontsource(-variable)?\//i;

/**
 * The last words of two errors: about a picture's extension (below), and about
 * its data (rasterFault.ts).
 */
export const UNSUPPORTED_PICTURE =
  'which is not a JPEG, PNG, WebP or AVIF. Open it in a program for pictures, save it as JPEG, upload the JPEG to content/pictures/, and name it here.';

/**
 * Width in px from which a picture fills a large screen. A narrower one is
 * shown no wider than it is.
 */
export const FULL_WIDTH = 1600;

/**
 * sharp's option `failOn` for pictures: a file that is cut short is refused.
 * With sharp's default, `warning`, so is a file with a few stray bytes, which
 * some cameras write and every browser shows.
 */
export const FAIL_ON = 'truncated';

export interface FormatRule {
  /** `a language code`, for errors such as: "xx" is not a language code */
  name: string;
  fits: (value: string) => boolean;

  /** Returns a message if the site can't use a text that fits. */
  refusal?: (value: string) => string | undefined;

  /**
   * Corrects common mistakes in a text that does not fit. The result may still
   * be invalid.
   */
  mend?: (value: string) => string;
}

const pictureRule: FormatRule = {
  name: 'the path of a picture, relative to this file',
  fits: isRelativePath,
  refusal: (value) =>
    /\.(jpe?g|png|webp|avif)$/i.test(value)
      ? undefined
      : `names the picture ${shortened(value)}, ${UNSUPPORTED_PICTURE}`,
};

/** Maximum number of digits, with the code of the country: ITU-T E.164. */
const MAX_PHONE_DIGITS = 15;

/** Refuses `030 1234567 / 0170 7654321`, whose link would call neither. */
function phoneRefusal(value: string): string | undefined {
  // Leaves out `00`, which stands for +, and `(0)`, which is dialled only within
  // the country.
  const digits = value.replace(/^00|\(0\)|\D/g, '');

  if (digits.length <= MAX_PHONE_DIGITS) return undefined;

  return `has ${digits.length} digits, and a telephone number has ${MAX_PHONE_DIGITS} at most. Write one number: a press on it calls it.`;
}

export const FORMATS = {
  email: {
    name: 'an email address with plain letters before the @',
    fits: isMailable,
  },
  'web address': {
    name: 'a web address with https:// at its start',
    fits: (value) => /^https:/i.test(value) && isWebAddress(value),
    mend: mendWebAddress,
  },
  phone: {
    name: 'a telephone number of digits, spaces and an optional + at its start, up to 30 characters',
    // At least three digits, because no telephone number has fewer. \p{Pd}
    // matches hyphens and dashes.
    fits: (value) =>
      /(\d\D*){3}/.test(value) &&
      /^\+?[\d\s\p{Pd}./()]+$/u.test(value) &&
      value.length <= 30,
    refusal: phoneRefusal,
  },
  date: {
    name: 'a day, written as year-month-day',
    // Date turns 2021-02-30 into 2021-03-02, which is not the same text. For an
    // invalid date, toJSON() returns `null`.
    fits: (value) =>
      new Date(`${value}T00:00:00Z`).toJSON()?.slice(0, 10) === value,
  },
  time: {
    name: 'a time from 00:00 to 23:59, written as hours:minutes with two digits each',
    fits: (value) => /^([01]\d|2[0-3]):[0-5]\d$/.test(value),
    mend: asTimeOfDay,
  },
  language: {
    name: 'a language code',
    fits: isLanguage,
    refusal: rightToLeftFault,
    mend: mendLanguage,
  },
  colour: {
    name: 'a colour, written in quotes as # and six digits or letters from a to f',
    fits: (value) => /^#[0-9a-f]{6}$/i.test(value),
    // `ff6a3d` → `#ff6a3d`
    mend: (value) => `#${value}`,
  },
  typeface: {
    name: 'the name of a typeface of Fontsource in small letters',
    // Names of packages have about 30 characters at most. The limit keeps an
    // error that quotes the name short.
    fits: (value) => value.length <= 60 && /^[a-z\d]+(-[a-z\d]+)*$/.test(value),
    // `@fontsource/Open Sans` → `open-sans`
    mend: (value) =>
      value.replace(FONTSOURCE_SCOPE, '').replaceAll(' ', '-').toLowerCase(),
  },
  // serviceFault.ts checks that a service has this name.
  service: { name: 'the name of a service', fits: () => true },
  // checkBrand.ts checks that a thread has this name.
  thread: { name: 'the name of a thread in `brand.md`', fits: () => true },
  'old address': {
    name: 'an address without its host, with a slash at its start',
    fits: isOldAddress,
    refusal: oldAddressFault,
    mend: mendOldAddress,
  },
  // redirectFault.ts checks that the page or file exists.
  'new address': {
    name: 'the address of a page of this site, with a slash at its start',
    fits: isSitePath,
    refusal: newAddressFault,
    // `about` → `/about`
    mend: (value) => value.replace(/^(?=[\w-]+(\/|$))/, '/'),
  },
  logo: {
    name: 'the path of an SVG file, relative to this file',
    fits: (value) => isRelativePath(value) && /\.svg$/i.test(value),
  },
  picture: pictureRule,
  // The same rule, but a portrait may be narrower than a picture: MIN_WIDTHS in
  // rasterFault.ts.
  portrait: pictureRule,
} satisfies Record<string, FormatRule>;

export type Format = keyof typeof FORMATS;
