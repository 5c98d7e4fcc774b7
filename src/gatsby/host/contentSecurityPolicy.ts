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

const hashes = (texts: string[]): string[] => {
  const hash = (text: string) => createHash('sha256').update(text).digest('base64');
  return [...new Set(texts)].map((text) => `'sha256-${hash(text)}'`).sort();
};

/** Returns one policy for all pages: links load no new document, so the first page's stays in force. @param html all pages */
export function contentSecurityPolicy(html: string, { botCheck }: { botCheck: boolean }): string {
  const elements = [...html.matchAll(SCRIPT_OR_STYLE)];
  const textsIn = (tag: string): string[] =>
    elements.flatMap(([, name, attributes = '', text = '']) =>
      name === tag && !NOT_INLINE_CODE.test(attributes) ? [text] : [],
    );
  const scripts = hashes(textsIn('script'));
  const styleAttributes = [...html.replace(SCRIPT_OR_STYLE, '').matchAll(STYLE_ATTRIBUTE)];
  const attributeHashes = hashes(styleAttributes.map(([, css = '']) => decodeXML(css)));
  // Without 'unsafe-hashes', browsers ignore the hashes of style attributes.
  const unsafeHashes = attributeHashes.length > 0 ? ["'unsafe-hashes'"] : [];
  const styles = [...hashes(textsIn('style')), ...unsafeHashes, ...attributeHashes];
  const ifBotCheck = (...sources: string[]): string[] => (botCheck ? sources : []);
  return [
    ["default-src 'self'"],
    ["script-src 'self'", ...scripts, ...ifBotCheck(RECAPTCHA, RECAPTCHA_ASSETS)],
    // reCAPTCHA sets style attributes that change, so no hash fits.
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
