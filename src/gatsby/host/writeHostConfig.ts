import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { decodeXML } from 'entities';
import { hostConfig } from './hostConfig';
import { listStaticFiles } from './staticFiles';
import { withTypedCopy } from './typedCopy';

/**
 * These patterns suffice: React writes tags in lower case, and attributes in
 * double quotes with `>` escaped.
 */
const SCRIPT_OR_STYLE = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g;
const STYLE_ATTRIBUTE = /<[^>]+ style="([^"]*)"/g;

/**
 * Attributes of scripts that need no hash: files, and JSON-LD, which is data.
 */
const NOT_INLINE_CODE = / (src=|type="application\/ld\+json")/;
const RECAPTCHA = 'https://www.google.com/recaptcha/';
const RECAPTCHA_ASSETS = 'https://www.gstatic.com/recaptcha/';
const RECAPTCHA_FRAMES = [RECAPTCHA, 'https://recaptcha.google.com/recaptcha/'];

const hash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const hashes = (texts: string[]): string[] =>
  [...new Set(texts.map(hash))].sort();

/**
 * Returns one policy for all pages: the first page's policy stays after
 * client-side navigation. @param html of all pages
 */
export function contentSecurityPolicy(
  html: string,
  { botCheck }: { botCheck: boolean },
): string {
  const elements = [...html.matchAll(SCRIPT_OR_STYLE)];
  const textsIn = (tag: string): string[] =>
    elements.flatMap(([, name, attributes = '', text = '']) =>
      name === tag && !NOT_INLINE_CODE.test(attributes) ? [text] : [],
    );
  const styleAttributes = [
    ...html.replace(SCRIPT_OR_STYLE, '').matchAll(STYLE_ATTRIBUTE),
  ];
  const attributeHashes = hashes(
    styleAttributes.map(([, css = '']) => decodeXML(css)),
  );
  // Without 'unsafe-hashes', browsers ignore the hashes of style attributes.
  const unsafeHashes = attributeHashes.length > 0 ? ["'unsafe-hashes'"] : [];
  const styles = [
    ...hashes(textsIn('style')),
    ...unsafeHashes,
    ...attributeHashes,
  ];
  const ifBotCheck = (...sources: string[]): string[] =>
    botCheck ? sources : [];

  return [
    ["default-src 'self'"],
    [
      "script-src 'self'",
      ...hashes(textsIn('script')),
      ...ifBotCheck(RECAPTCHA, RECAPTCHA_ASSETS),
    ],
    // reCAPTCHA's style attributes change, so no hash fits. If there were any
    // hash, browsers would ignore 'unsafe-inline'.
    ["style-src 'self'", ...(botCheck ? ["'unsafe-inline'"] : styles)],
    // Gatsby inlines pictures below 10 kB.
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

/**
 * Lists the .html files in a folder and its subfolders, with `/` in paths on
 * Windows too.
 */
const listHtmlFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.html'));

interface Options {
  /** The folder whose files Gatsby has copied to public/. */
  staticDir: string;
  botCheck: boolean;
  includeSubDomains?: boolean;
}

/**
 * Writes `staticwebapp.config.json`. Call it last, because it reads the built
 * pages and looks for the editor in `admin/`.
 */
export function writeHostConfig(
  publicDir: string,
  { staticDir, botCheck, includeSubDomains }: Options,
): void {
  const staticPaths = listStaticFiles(staticDir);

  const htmlPaths = listHtmlFiles(publicDir)
    // page-data/404.html is a folder. The pages in admin/ have their own
    // policies (adminRules.ts).
    .filter((path) => !/^(page-data|admin)\//.test(path))
    // Staff's own pages can't loosen the policy: it allows no inline script of
    // theirs.
    .filter((path) => !staticPaths.includes(path))
    .sort();

  const addresses = htmlPaths
    // `404/index.html` is a copy of 404.html, which the host shows for missing
    // files.
    .filter(
      (path) =>
        posix.basename(path) === 'index.html' && path !== '404/index.html',
    )
    .map((path) => posix.join('/', posix.dirname(path)));

  if (!addresses.includes('/'))
    throw new Error(`There is no built page / in ${publicDir}.`);

  const html = htmlPaths
    .map((path) => readFileSync(join(publicDir, path), 'utf8'))
    .join('');

  const config = hostConfig({
    addresses,
    csp: contentSecurityPolicy(html, { botCheck }),
    includeSubDomains,
    hasEditor: existsSync(join(publicDir, 'admin')),
    staticFiles: staticPaths.map((path) => withTypedCopy(publicDir, path)),
  });

  // No line breaks: they would take a fifth of Azure's limit of 20 KB.
  writeFileSync(
    join(publicDir, 'staticwebapp.config.json'),
    JSON.stringify(config),
  );
}
