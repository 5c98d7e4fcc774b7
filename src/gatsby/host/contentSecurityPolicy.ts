import { createHash } from 'node:crypto';
import { decodeXML } from 'entities';

const TAG = String.raw`(?:[^>"']|"[^"]*"|'[^']*')*`;
const INLINE = new RegExp(`<(script|style)\\b(${TAG})>([\\s\\S]*?)</\\1>`, 'gi');
const OPENING = new RegExp(`<[a-z]${TAG}>`, 'gi');
const STYLE = /\sstyle=(?:"([^"]*)"|'([^']*)')/i;
// A script element with another type holds data: browsers don't run it, and it needs no hash.
const EXECUTABLE_TYPE = /^(|module|text\/javascript|application\/javascript)$/i;

const hash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const hashes = (texts: string[]): string[] => [...new Set(texts.map(hash))].sort();

/** Hashes the inline scripts, inline style sheets and style attributes of pages. */
function hashInlineCode(html: string) {
  const scripts: string[] = [];
  const sheets: string[] = [];
  const rest = html.replace(INLINE, (_all, name: string, attributes: string, text: string) => {
    const type = /\stype=["']?([^"'\s>]*)/i.exec(attributes)?.[1] ?? '';
    if (name.toLowerCase() === 'style') sheets.push(text);
    else if (!/\ssrc=/i.test(attributes) && EXECUTABLE_TYPE.test(type)) scripts.push(text);
    return '';
  });
  const attributes = [...rest.matchAll(OPENING)].flatMap(([tag]) => {
    const found = STYLE.exec(tag);
    return found ? [decodeXML(found[1] ?? found[2] ?? '')] : [];
  });
  return { scripts: hashes(scripts), sheets: hashes(sheets), attributes: hashes(attributes) };
}

/**
 * Returns one Content-Security-Policy for all pages. Links load no new document, so the policy of the first page stays in force.
 * @param html all built pages, concatenated
 * @param botCheck whether a site key is set. reCAPTCHA loads scripts and a frame, and writes style attributes with changing
 * values, which no hash can name. Only then are all inline styles allowed.
 */
export function contentSecurityPolicy(html: string, { botCheck }: { botCheck: boolean }): string {
  const { scripts, sheets, attributes } = hashInlineCode(html);
  const styles = [...sheets, ...(attributes.length > 0 ? ["'unsafe-hashes'", ...attributes] : [])];
  const reCaptcha = botCheck
    ? ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/']
    : [];
  const frames = botCheck
    ? ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/']
    : ["'none'"];
  return [
    ["default-src 'self'"],
    ["script-src 'self'", ...scripts, ...reCaptcha],
    ["style-src 'self'", ...(botCheck ? ["'unsafe-inline'"] : styles)],
    ["img-src 'self' data:", ...reCaptcha.slice(1)],
    ["connect-src 'self'", ...reCaptcha.slice(0, 1)],
    ['frame-src', ...frames],
    ["object-src 'none'"],
    ["base-uri 'none'"],
    ["form-action 'self'"],
    ["frame-ancestors 'none'"],
  ]
    .map((directive) => directive.join(' '))
    .join('; ');
}
