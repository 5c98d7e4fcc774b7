import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { contentSecurityPolicy } from './contentSecurityPolicy';
import { hostConfig } from './hostConfig';

/** Writes `staticwebapp.config.json`. Call it last, because it reads the built pages and looks for the editor in `admin/`. */
export function writeHostConfig(
  publicDir: string,
  { botCheck, includeSubDomains }: { botCheck: boolean; includeSubDomains?: boolean },
): void {
  const files = readdirSync(publicDir, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    // page-data/404.html is a folder. The pages in admin/ have their own policies (adminRules.ts).
    .filter((name) => name.endsWith('.html') && !/^(page-data|admin)\//.test(name))
    .sort();
  const pages = files
    // `404/index.html` is a copy of 404.html, which the host shows for missing files.
    .filter((name) => posix.basename(name) === 'index.html' && name !== '404/index.html')
    .map((name) => posix.join('/', posix.dirname(name)));
  if (!pages.includes('/')) throw new Error(`There is no built page / in ${publicDir}.`);
  const html = files.map((name) => readFileSync(join(publicDir, name), 'utf8')).join('');
  const csp = contentSecurityPolicy(html, { botCheck });
  const admin = existsSync(join(publicDir, 'admin'));
  const config = hostConfig({ pages, csp, includeSubDomains, admin });
  // No line breaks: they would take a fifth of Azure's limit of 20 KB.
  writeFileSync(join(publicDir, 'staticwebapp.config.json'), JSON.stringify(config));
}
