import { formatProblems } from './problem';

const problem = {
  file: 'content/home.md',
  line: 3,
  message: 'title: is 70% too long.\nReally.',
};

test('formats each problem with its place, and ends with their number and the guide', () => {
  expect(formatProblems([{ ...problem, message: 'is empty.' }])).toBe(
    'content/home.md:3: is empty.\n1 problem in the content. content/README.md explains each message.',
  );
  expect(formatProblems([problem, problem])).toContain('\n2 problems in the content.');
});

test('marks warnings, and counts them separately', () => {
  const warning = { file: 'content/home.md', line: 9, message: 'has ✓.', warning: true };
  const lines = formatProblems([problem, warning, warning], 'github').split('\n');
  expect(lines).toContain('content/home.md:9: warning: has ✓.');
  expect(lines).toContain('::warning file=content/home.md,line=9::has ✓.');
  expect(lines.at(-1)).toMatch(/^1 problem and 2 warnings in the content\./);
});

test('escapes the special characters of GitHub’s annotations', () => {
  expect(formatProblems([{ ...problem, file: 'content/a,b:c.md' }], 'github')).toContain(
    '::error file=content/a%2Cb%3Ac.md,line=3::title: is 70%25 too long.%0AReally.',
  );
});
