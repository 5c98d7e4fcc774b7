import { tempFolder } from '../../../testing/tempFolder';
import { checkContent } from '../../../src/content/check/checkContent';
import { formatProblem, isError } from '../../../src/content/check/problem';
import { generatedSeeds } from '../generatedRounds';
import { WORKFLOW_CONTENT_COUNT } from '../partNames';
import { planOf, writeGeneratedContent } from './writeGeneratedContent';

const project = tempFolder();

/** In ms. The longest content takes ten seconds on an idle machine. */
const TIMEOUT = 180_000;
const STYLES = ['repeated', 'longest', 'shortest', 'mixed'];
const SEEDS = Array.from({ length: 20 }, (_, seed) => seed);

test.each(SEEDS)(
  'the content check accepts the content with the seed %i',
  async (seed) => {
    writeGeneratedContent(project.at('content'), seed);

    const problems = await checkContent(project.at('content'));

    expect(problems.filter(isError).map(formatProblem)).toEqual([]);
  },
  TIMEOUT,
);

test('a seed gives the same content each time, and another seed another content', () => {
  for (const [folder, seed] of Object.entries({ first: 3, same: 3, other: 4 }))
    writeGeneratedContent(project.at(folder), seed);

  expect(project.read('same/home.md')).toBe(project.read('first/home.md'));
  expect(project.read('other/home.md')).not.toBe(project.read('first/home.md'));
});

test('the contents of test:agency have three languages and four styles', () => {
  const plans = generatedSeeds('').map(planOf);

  expect(new Set(plans.map(({ vocabulary }) => vocabulary)).size).toBe(3);
  expect(new Set(plans.map(({ style }) => style))).toEqual(new Set(STYLES));
});

test('the contents of the workflow have three languages, and each of four styles at least twice', () => {
  const plans = SEEDS.slice(1, WORKFLOW_CONTENT_COUNT + 1).map(planOf);

  expect(new Set(plans.map(({ vocabulary }) => vocabulary)).size).toBe(3);
  for (const style of STYLES)
    expect(
      plans.filter((plan) => plan.style === style).length,
    ).toBeGreaterThanOrEqual(2);
});
