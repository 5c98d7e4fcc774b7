import { cpSync } from 'node:fs';
import type { Server } from 'node:http';
import { listen } from '../../../../local/ports';
import { createSiteHost } from '../../../../local/host/siteHost';
import { tempFolder } from '../../../../testing/tempFolder';
import type { HostConfig } from '../../../../src/gatsby/host/hostConfig';
import { readRedirects } from '../../../../src/content/read/readRedirects';
import { routeCases } from '../routeCases';
import { writeHostConfig } from '../../../../src/gatsby/host/writeHostConfig';

export const SITE_URL = 'https://www.heddle.example';

/** smokeChecks.ts expects a hash in the name of a page's script. */
const SCRIPT = '/app-01234567.js';

const CONFIG = 'staticwebapp.config.json';

/**
 * Call once in a test file: creates, before each of its tests, a site that
 * passes all smoke checks.
 */
export function exampleSite() {
  const folder = tempFolder();
  const { write } = folder;
  let server: Server | undefined;
  const readConfig = () => JSON.parse(folder.read(CONFIG)) as HostConfig;
  const site = {
    write,
    writeConfig: () =>
      writeHostConfig(folder.path, {
        staticDir: 'static',
        botCheck: false,
        redirects: readRedirects('content'),
      }),
    changeConfig: (change: object) =>
      write(CONFIG, JSON.stringify({ ...readConfig(), ...change })),
    changeRule(route: string, change: object): void {
      const { routes } = readConfig();
      const changed = routes.map((rule) =>
        rule.route === route ? { ...rule, ...change } : rule,
      );

      site.changeConfig({ routes: changed });
    },

    /**
     * Serves the site, on a new port each time.
     * @param functionPaths paths of the functions that exist
     * @returns the site's origin
     */
    async serve(
      functionPaths = ['/api/sendEmail', '/api/auth'],
    ): Promise<string> {
      site.close();
      const { globalHeaders } = readConfig();

      server = createSiteHost(
        folder.path,
        ({ url = '', headers }, response) => {
          // The checks post plain text, which functions refuse with 415. Azure
          // answers GET and unknown paths with 404.
          const isPlainText = headers['content-type'] === 'text/plain';
          const status = isPlainText && functionPaths.includes(url) ? 415 : 404;

          response
            .setHeader('Content-Type', 'text/plain')
            .writeHead(status, globalHeaders)
            .end();
        },
      );

      return `http://127.0.0.1:${await listen(server)}`;
    },
    close: () => server?.close(),
  };

  function writePage(path: string): void {
    // /home shows the same page as /, its canonical address.
    const canonical = SITE_URL + (path === '/home' ? '/' : path);
    const link = `<link rel="canonical" href="${canonical}"/>`;

    write(`${path}/index.html`, `${link}<script src="${SCRIPT}"></script>`);
  }

  beforeEach(() => {
    const found = routeCases('.').filter(({ status }) => status === 200);

    for (const routeCase of found) {
      const path = routeCase.path.replace(/\?.*/, '');
      const isFile = /\.\w+$/.test(path);

      if (isFile) write(path, 'file');
      else writePage(path);
    }

    // The checks also look for the files in the project's own static/.
    cpSync('static', folder.path, { recursive: true });
    write('404.html', '<meta http-equiv="refresh" content="0; url=/"/>');
    write(SCRIPT, 'threads()');
    write(
      'sitemap.xml',
      `<urlset><loc>${SITE_URL}/</loc><loc>${SITE_URL}/about</loc></urlset>`,
    );
    site.writeConfig();
  });
  afterEach(site.close);

  return site;
}
