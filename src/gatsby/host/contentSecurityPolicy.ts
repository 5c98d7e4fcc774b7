import { createHash } from 'node:crypto';
import { decodeXML } from 'entities';

/** The part of a tag between its name and `>`. A quoted attribute value may have a `>` in it. */
const ATTRIBUTES = String.raw`(?:[^>"']|"[^"]*"|'[^']*')*`;
const SCRIPT_OR_STYLE = new RegExp(`<(script|style)\\b(${ATTRIBUTES})>([\\s\\S]*?)</\\1>`, 'gi');
const OPENING_TAG = new RegExp(`<[a-z]${ATTRIBUTES}>`, 'gi');
const STYLE_ATTRIBUTE = /\sstyle=(?:"([^"]*)"|'([^']*)')/i;
/** Values of a script's `type` that make browsers run it. A script of another type is data, and needs no hash. */
const EXECUTABLE_TYPE = /^(|module|text\/javascript|application\/javascript)$/i;

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
      const type = /\stype=["']?([^"'\s>]*)/i.exec(attributes)?.[1] ?? '';
      if (name.toLowerCase() === 'style') sheets.push(text);
      else if (!/\ssrc=/i.test(attributes) && EXECUTABLE_TYPE.test(type)) scripts.push(text);
      return '';
    },
  );
  const attributes = [...rest.matchAll(OPENING_TAG)].flatMap(([tag]) => {
    const [match, doubleQuoted, singleQuoted = ''] = STYLE_ATTRIBUTE.exec(tag) ?? [];
    return match ? [decodeXML(doubleQuoted ?? singleQuoted)] : [];
  });
  return { scripts: hashes(scripts), sheets: hashes(sheets), attributes: hashes(attributes) };
}

/**
 * Returns one Content-Security-Policy for all pages. Links load no new document, so the policy of the first page stays in force.
 * @param html all built pages, concatenated
 * @param botCheck whether a site key is set. Then all inline styles are allowed: reCAPTCHA sets style attributes that
 * change, so no hash fits.
 */
export function contentSecurityPolicy(html: string, { botCheck }: { botCheck: boolean }): string {
  const { scripts, sheets, attributes } = hashInlineCode(html);
  const styles = [...sheets, ...(attributes.length > 0 ? ["'unsafe-hashes'", ...attributes] : [])];
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
