import { createHash } from 'node:crypto';
import { decodeXML } from 'entities';

/** React writes tags in lower case, and attributes in double quotes with `>` escaped. */
const SCRIPT_OR_STYLE = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g;
const STYLE_ATTRIBUTE = /<[^>]+ style="([^"]*)"/g;
/** Attributes of scripts that need no hash: files, and JSON-LD, which is data. */
const NOT_INLINE_CODE = / (src=|type="application\/ld\+json")/;

const RECAPTCHA = 'https://www.google.com/recaptcha/';
const RECAPTCHA_ASSETS = 'https://www.gstatic.com/recaptcha/';
const RECAPTCHA_FRAMES = [RECAPTCHA, 'https://recaptcha.google.com/recaptcha/'];

const hash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const hashes = (texts: string[]): string[] => [...new Set(texts.map(hash))].sort();

/** Hashes the inline scripts, inline style sheets and style attributes of pages. */
function hashInlineCode(html: string) {
  const scripts: string[] = [];
  const sheets: string[] = [];
  const rest = html.replace(
    SCRIPT_OR_STYLE,
    (_, name: string, attributes: string, text: string) => {
      if (name === 'style') sheets.push(text);
      else if (!NOT_INLINE_CODE.test(attributes)) scripts.push(text);
      return '';
    },
  );
  const attributes = [...rest.matchAll(STYLE_ATTRIBUTE)].map(([, css = '']) => decodeXML(css));
  return { scripts: hashes(scripts), sheets: hashes(sheets), attributes: hashes(attributes) };
}

/**
 * Returns one Content-Security-Policy for all pages. Links load no new document, so the first page's policy stays in force.
 * @param html all built pages, concatenated
 * @param botCheck whether the pages have reCAPTCHA. Then all inline styles are allowed: reCAPTCHA sets style attributes that
 * change, so no hash fits.
 */
export function contentSecurityPolicy(html: string, { botCheck }: { botCheck: boolean }): string {
  const { scripts, sheets, attributes } = hashInlineCode(html);
  // Without 'unsafe-hashes', browsers ignore the hashes of style attributes.
  const unsafeHashes = attributes.length > 0 ? ["'unsafe-hashes'"] : [];
  const styles = [...sheets, ...unsafeHashes, ...attributes];
  const ifBotCheck = (...sources: string[]): string[] => (botCheck ? sources : []);
  return [
    ["default-src 'self'"],
    ["script-src 'self'", ...scripts, ...ifBotCheck(RECAPTCHA, RECAPTCHA_ASSETS)],
    ["style-src 'self'", ...(botCheck ? ["'unsafe-inline'"] : styles)],
    ["img-src 'self' data:", ...ifBotCheck(RECAPTCHA_ASSETS)],
    ["connect-src 'self'", ...ifBotCheck(RECAPTCHA)],
    ['frame-src', ...(botCheck ? RECAPTCHA_FRAMES : ["'none'"])],
    ["object-src 'none'"],
    ["base-uri 'none'"],
    ["form-action 'self'"],
    ["frame-ancestors 'none'"],
  ]
    .map((directive) => directive.join(' '))
    .join('; ');
}
