import { routeProblems } from '../../local/host/routeProblems';
import { smokeChecks } from '../../local/smokeChecks';
import { routes } from '../hosting/routes';
import { BASE_URL } from './addresses';
import { expect, test } from '@playwright/test';

for (const route of routes) {
  const { method = 'GET', path, status, location = '' } = route;
  test(`the host answers ${method} ${path} with ${status} ${location}`.trimEnd(), async () => {
    expect(await routeProblems(BASE_URL, route)).toEqual([]);
  });
}

test('the smoke check finds the built site up', async () => {
  const failed: object[] = [];
  for await (const check of smokeChecks(BASE_URL))
    if (check.problems.length > 0) failed.push(check);
  expect(failed).toEqual([]);
});
