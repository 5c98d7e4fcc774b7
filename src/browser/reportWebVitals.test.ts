import * as webVitals from 'web-vitals';
import { reportWebVitals } from './reportWebVitals';

// jsdom has no layout to measure.
jest.mock('web-vitals');

test('passes each of the five web vitals to the handler', async () => {
  const handler = () => undefined;

  await reportWebVitals(handler);

  for (const vital of ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'] as const)
    expect(webVitals[`on${vital}`]).toHaveBeenCalledWith(handler);
});
