import { readFileSync } from 'node:fs';
import { steps } from '../workflow';
import { suites } from './suites';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};

// The mutation tests take an hour and measure the tests, not the product.
const isSuite = (script: string): boolean =>
  /^test(:|$)/.test(script) && !['test:all', 'test:mutation'].includes(script);

test('npm run test:all runs each test command of package.json', () => {
  const scriptsOfSuites = suites.map(({ script }) => script);

  expect(scriptsOfSuites.sort()).toEqual(
    Object.keys(scripts).filter(isSuite).sort(),
  );
});

test.each(suites)('the workflow runs npm run $script, too', ({ script }) => {
  // A job may run a part of a suite: `npm run test:agency -- $PARTS`.
  const commands = steps.map(({ run = '' }) =>
    run
      .replace('npm test', 'npm run test')
      .replace(/ -- .*/, '')
      .trim(),
  );

  expect(commands).toContain(`npm run ${script}`);
});
