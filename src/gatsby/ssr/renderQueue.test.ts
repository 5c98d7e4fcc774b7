import { endTurn, waitForTurn } from './renderQueue';

const untilCallbacksHaveRun = () =>
  new Promise((resolve) => setImmediate(resolve));

test('a page is rendered after the turn of the page before it has ended', async () => {
  const rendered: string[] = [];

  for (const page of ['about', 'contact', 'privacy'])
    void waitForTurn().then(() => rendered.push(page));

  await untilCallbacksHaveRun();
  expect(rendered).toEqual(['about']);

  endTurn();
  await untilCallbacksHaveRun();
  expect(rendered).toEqual(['about', 'contact']);

  endTurn();
  await untilCallbacksHaveRun();
  expect(rendered).toEqual(['about', 'contact', 'privacy']);

  endTurn();
});

test('a page is rendered at once if the turn of the last page has ended', async () => {
  await waitForTurn();
  endTurn();

  await expect(waitForTurn()).resolves.toBeUndefined();
  endTurn();
});
