import { createHash } from 'node:crypto';
import { decodeXML } from 'entities';

const TAG = String.raw`(?:[^>"']|"[^"]*"|'[^']*')*`;
const INLINE = new RegExp(`<(script|style)\\b(${TAG})>([\\s\\S]*?)</\\1>`, 'gi');
const OPENING = new RegExp(`<[a-z]${TAG}>`, 'gi');
const STYLE = /\sstyle=(?:"([^"]*)"|'([^']*)')/i;
// A script of another type is data, which no browser runs and no policy judges.
const RUNS = /^(|module|text\/javascript|application\/javascript)$/i;

const hash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const hashes = (texts: string[]): string[] => [...new Set(texts.map(hash))].sort();

/** The hashes of what stands within pages. */
function inlineCode(html: string) {
  const scripts: string[] = [];
  const sheets: string[] = [];
  const rest = html.replace(INLINE, (_all, name: string, attributes: string, text: string) => {
    const type = /\stype=["']?([^"'\s>]*)/i.exec(attributes)?.[1] ?? '';
    if (name.toLowerCase() === 'style') sheets.push(text);
    else if (!/\ssrc=/i.test(attributes) && RUNS.test(type)) scripts.push(text);
    return '';
  });
  const attributes = [...rest.matchAll(OPENING)].flatMap(([tag]) => {
    const found = STYLE.exec(tag);
    return found ? [decodeXML(found[1] ?? found[2] ?? '')] : [];
  });
  return { scripts: hashes(scripts), sheets: hashes(sheets), attributes: hashes(attributes) };
}

/**
 * One policy for all pages: a visitor who goes from page to page by links stays under the policy of the first one.
 * @param html of every built page, one after the other
 * @param botCheck whether a site key is set. The checker's badge brings its own scripts and frame, and writes style
 * attributes with changing values, which no hash can name: then, and only then, inline styles are allowed.
 */
export function contentSecurityPolicy(html: string, { botCheck }: { botCheck: boolean }): string {
  const { scripts, sheets, attributes } = inlineCode(html);
  const styles = [...sheets, ...(attributes.length > 0 ? ["'unsafe-hashes'", ...attributes] : [])];
  const checker = botCheck
    ? ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/']
    : [];
  const frames = botCheck
    ? ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/']
    : ["'none'"];
  return [
    ["default-src 'self'"],
    ["script-src 'self'", ...scripts, ...checker],
    ["style-src 'self'", ...(botCheck ? ["'unsafe-inline'"] : styles)],
    ["img-src 'self' data:", ...checker.slice(1)],
    ["connect-src 'self'", ...checker.slice(0, 1)],
    ['frame-src', ...frames],
    ["object-src 'none'"],
    ["base-uri 'none'"],
    ["form-action 'self'"],
    ["frame-ancestors 'none'"],
  ]
    .map((directive) => directive.join(' '))
    .join('; ');
}
