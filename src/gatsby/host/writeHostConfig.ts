import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentSecurityPolicy } from './contentSecurityPolicy';
import { hostConfig } from './hostConfig';

const htmlFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    // Gatsby keeps a folder of the name 404.html below page-data. The editor has a policy of its own.
    .filter((name) => name.endsWith('.html') && !/^(page-data|admin)\//.test(name))
    .sort();

const isPage = (name: string): boolean => /(^|\/)index\.html$/.test(name) && !/^404\//.test(name);

/**
 * Writes `staticwebapp.config.json` from the pages that were built. Call it when the last page has been written.
 * @param publicFolder the folder of the built site
 * @param botCheck whether a site key of the bot check is set
 * @param includeSubDomains whether all subdomains must use https, too
 */
export function writeHostConfig(
  publicFolder: string,
  { botCheck, includeSubDomains = false }: { botCheck: boolean; includeSubDomains?: boolean },
): void {
  const files = htmlFiles(publicFolder);
  const pages = files.filter(isPage).map((name) => `/${name.replace(/\/?index\.html$/, '')}`);
  if (!pages.includes('/')) throw new Error(`There is no built page / in ${publicFolder}.`);
  const html = files.map((name) => readFileSync(join(publicFolder, name), 'utf8')).join('');
  const csp = contentSecurityPolicy(html, { botCheck });
  const admin = existsSync(join(publicFolder, 'admin'));
  const config = hostConfig({ pages, csp, includeSubDomains, admin });
  // Without line breaks: they would cost a fifth of the 20 KB that Azure takes.
  writeFileSync(join(publicFolder, 'staticwebapp.config.json'), JSON.stringify(config));
}
