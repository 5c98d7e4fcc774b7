import { createSiteHost } from '../../../local/host/siteHost';
import { listen } from '../../../local/ports';
import { serverForEachTest } from '../../../testing/serverForEachTest';
import {
  contentsOf,
  staticFileCases,
  writeStaticSite,
} from '../../../testing/staticSite';
import { tempFolder } from '../../../testing/tempFolder';
import { routeProblems } from './routeCheck';

const folder = tempFolder();

const site = serverForEachTest(async () => {
  writeStaticSite(folder.path);

  const server = createSiteHost(folder.at('public'), (_, answer) =>
    answer.end(),
  );
  const port = await listen(server);

  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
});

test.each(
  staticFileCases.map((each) => [each.path, each.status, each] as const),
)('the local host answers %s with status %i', async (path, _, routeCase) => {
  const { file } = routeCase;

  expect(await routeProblems(site.origin, routeCase)).toEqual([]);
  if (file === undefined) return;

  const answer = await fetch(site.origin + path);

  expect(Buffer.from(await answer.arrayBuffer())).toEqual(contentsOf(file));
});

test('a page of static/ has the same Content-Security-Policy as the site’s pages', async () => {
  const policyOf = async (path: string) => {
    const { headers } = await fetch(site.origin + path);

    return headers.get('content-security-policy');
  };

  const policy = await policyOf('/google0123456789abcdef');

  expect(policy).not.toBeNull();
  expect(policy).toBe(await policyOf('/about'));
});
