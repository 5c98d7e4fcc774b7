import { createSiteHost } from '../../../local/host/siteHost';
import { listen } from '../../../local/ports';
import {
  manyProjectsCases,
  writeManyProjects,
} from '../../../testing/manyProjects';
import { serverForEachTest } from '../../../testing/serverForEachTest';
import { tempFolder } from '../../../testing/tempFolder';
import { routeCheck } from './routeCheck';
import { runChecks } from './runChecks';

const folder = tempFolder();

const site = serverForEachTest(async () => {
  writeManyProjects(folder.path);

  const server = createSiteHost(folder.path, (_, answer) => answer.end());
  const port = await listen(server);

  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
});

const failedChecks = () =>
  runChecks(manyProjectsCases.map(routeCheck), site.origin, jest.fn());

test('the local host serves 200 projects by one rule, and leads from an unknown project to Home', async () => {
  expect(await failedChecks()).toEqual({});
});

test('reports an unknown project whose answer does not lead to Home', async () => {
  folder.write('404.html', '<h1>Not found</h1>');

  expect(await failedChecks()).toEqual({
    'GET /work/nothing-here → 404': [
      expect.stringMatching(/^the page does not contain .*refresh/),
    ],
  });
});
