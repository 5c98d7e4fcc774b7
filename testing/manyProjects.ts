import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pageCases } from '../scripts/support/liveSite/routeCases';
import { writeHostConfig } from '../src/gatsby/host/writeHostConfig';

/** Longest name that checkAddress.ts allows. */
const NAME_LENGTH = 40;

/** So many that their folder has one rule for all of them. */
const PROJECT_COUNT = 200;

/** Addresses of projects, each with another name of the greatest length. */
const projects = Array.from(
  { length: PROJECT_COUNT },
  (_, index) => `/work/${`project-${index}-`.padEnd(NAME_LENGTH, 'x')}`,
);

/** So few that each has rules of its own. */
const services = ['/services/design', '/services/web-development'];

const addresses = ['/about', '/work', ...projects, ...services];

/** Cases for a site with 200 projects. */
export const manyProjectsCases = pageCases(addresses);

const NOT_FOUND = '<meta http-equiv="refresh" content="0; url=/"/>';

/** Writes pages, share images and the host's rules, as a build would. */
export function writeManyProjects(publicDir: string): void {
  function write(path: string, contents: string): void {
    mkdirSync(dirname(join(publicDir, path)), { recursive: true });
    writeFileSync(join(publicDir, path), contents);
  }

  for (const address of ['/', ...addresses])
    write(join(address, 'index.html'), `<h1>${address}</h1>`);

  for (const address of addresses) write(`share${address}.jpg`, '');

  write('404.html', NOT_FOUND);
  writeHostConfig(publicDir, {
    staticDir: join(publicDir, 'no-static-folder'),
    botCheck: false,
  });
}
