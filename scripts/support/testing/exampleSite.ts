import type { RequestListener, Server } from 'node:http';
import { listen } from '../../../local/ports';
import { siteHost } from '../../../local/host/siteHost';
import { tempFolder } from '../../../local/testing/tempFolder';
import { type HostConfig, hostConfig } from '../../../src/gatsby/host/hostConfig';
import { routeCases } from '../../../src/gatsby/host/routeCases';
import { writeHostConfig } from '../../../src/gatsby/host/writeHostConfig';

export const SITE_URL = 'https://www.heddle.example';
const SCRIPT = '/app-01234567.js';
const CONFIG = 'staticwebapp.config.json';
const csp = "default-src 'none'; frame-ancestors 'none'";

/** Returns stand-ins for functions. The checks send plain text, which functions refuse with 415. */
const refusePlainText =
  (functionPaths: string[]): RequestListener =>
  ({ method, url = '', headers }, response) => {
    const exists = method === 'POST' && functionPaths.includes(url);
    const status = headers['content-type'] === 'text/plain' ? 415 : 200;
    response.setHeader('Content-Type', 'text/plain');
    const { globalHeaders } = hostConfig({ pages: [], csp });
    response.writeHead(exists ? status : 404, globalHeaders).end();
  };

/** Creates a site for each test of a file, on which all smoke checks pass. */
export function exampleSite() {
  const folder = tempFolder();
  const { write } = folder;
  let server: Server | undefined;
  const writeConfig = () => writeHostConfig(folder.path, { botCheck: false });
  const writeSite = () => {
    for (const route of routeCases.filter(({ status }) => status === 200)) {
      const path = route.path.replace(/\?.*/, '');
      const canonical = `<link rel="canonical" href="${SITE_URL}${path === '/home' ? '/' : path}"/>`;
      if (/\.\w+$/.test(path)) write(path, 'file');
      else write(`${path}/index.html`, `${canonical}<script src="${SCRIPT}"></script>`);
    }
    write('404.html', 'Nothing here');
    write(SCRIPT, 'threads()');
    write('sitemap.xml', `<urlset><loc>${SITE_URL}/</loc><loc>${SITE_URL}/about</loc></urlset>`);
    writeConfig();
  };
  const site = {
    write,
    writeConfig,
    changeConfig(change: (config: HostConfig) => object): void {
      const config = JSON.parse(folder.read(CONFIG)) as HostConfig;
      write(CONFIG, JSON.stringify({ ...config, ...change(config) }));
    },
    changeRule: (route: string, change: object) =>
      site.changeConfig(({ routes }) => ({
        routes: routes.map((rule) => (rule.route === route ? { ...rule, ...change } : rule)),
      })),
    /** @param functionPaths paths of the functions that exist @returns the site's origin */
    async serve(functionPaths = ['/api/sendEmail', '/api/auth']): Promise<string> {
      server = siteHost(folder.path, refusePlainText(functionPaths));
      return `http://127.0.0.1:${await listen(server)}`;
    },
    close: () => server?.close(),
  };
  beforeEach(writeSite);
  afterEach(site.close);
  return site;
}
