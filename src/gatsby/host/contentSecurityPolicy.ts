import { createHash } from 'node:crypto';
import { decodeXML } from 'entities';

/**
 * These patterns suffice: React writes tags in lower case, and attributes in
 * double quotes with `>` escaped.
 */
const SCRIPT_OR_STYLE =
  /<(?<tag>script|style)\b(?<attributes>[^>]*)>(?<text>[\s\S]*?)<\/\k<tag>>/g;
const STYLE_ATTRIBUTE = /<[^>]+ style="([^"]*)"/g;

/**
 * Attributes of scripts that need no hash: files have a URL, and JSON-LD is
 * data.
 */
const NOT_INLINE_CODE = / (src=|type="application\/ld\+json")/;

const RECAPTCHA = 'https://www.google.com/recaptcha/';
const RECAPTCHA_ASSETS = 'https://www.gstatic.com/recaptcha/';
const RECAPTCHA_FRAMES = [RECAPTCHA, 'https://recaptcha.google.com/recaptcha/'];

const hash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const hashes = (texts: string[]): string[] =>
  [...new Set(texts.map(hash))].sort();

/** Returns the texts of all inline scripts, or of all inline style sheets. */
const textsIn = (html: string, tag: 'script' | 'style'): string[] =>
  [...html.matchAll(SCRIPT_OR_STYLE)]
    .map(({ groups = {} }) => groups)
    .filter(
      (element) =>
        element.tag === tag && !NOT_INLINE_CODE.test(element.attributes ?? ''),
    )
    .map(({ text = '' }) => text);

/** Returns the values of all style attributes. */
function styleAttributesIn(html: string): string[] {
  // A text in a script may look like an attribute.
  const markup = html.replace(SCRIPT_OR_STYLE, '');
  const attributes = [...markup.matchAll(STYLE_ATTRIBUTE)];

  return attributes.map(([, css = '']) => decodeXML(css));
}

/** Returns the sources of `style-src` that allow the styles of all pages. */
function styleHashes(html: string): string[] {
  const ofSheets = hashes(textsIn(html, 'style'));
  const ofAttributes = hashes(styleAttributesIn(html));

  if (ofAttributes.length === 0) return ofSheets;

  // Without 'unsafe-hashes', browsers ignore the hashes of style attributes.
  return [...ofSheets, "'unsafe-hashes'", ...ofAttributes];
}

/**
 * Returns one policy for all pages. A browser applies the policy of the page
 * that it has loaded to all pages that the visitor reaches by links from it.
 * @param html of all pages
 */
export function contentSecurityPolicy(
  html: string,
  { botCheck }: { botCheck: boolean },
): string {
  const ifBotCheck = (...sources: string[]): string[] =>
    botCheck ? sources : [];

  // reCAPTCHA's style attributes change, so hashes can't allow them. Beside a
  // hash, browsers would ignore 'unsafe-inline'.
  const styles = botCheck ? ["'unsafe-inline'"] : styleHashes(html);

  // Each directive, and the sources that it allows.
  const directives = [
    ["default-src 'self'"],
    [
      "script-src 'self'",
      ...hashes(textsIn(html, 'script')),
      ...ifBotCheck(RECAPTCHA, RECAPTCHA_ASSETS),
    ],
    ["style-src 'self'", ...styles],
    // Gatsby inlines pictures below 10 kB.
    ["img-src 'self' data:", ...ifBotCheck(RECAPTCHA_ASSETS)],
    ["connect-src 'self'", ...ifBotCheck(RECAPTCHA)],
    ['frame-src', ...(botCheck ? RECAPTCHA_FRAMES : ["'none'"])],
    ["object-src 'none'"],
    ["base-uri 'none'"],
    ["form-action 'self'"],
    ["frame-ancestors 'none'"],
  ];

  return directives.map((parts) => parts.join(' ')).join('; ');
}
