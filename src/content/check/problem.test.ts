import { formatProblems } from './problem';

const problem = {
  file: 'content/a,b:c.md',
  line: 3,
  message: 'title: 70% too long.\nReally.',
};
const warning = {
  file: 'content/home.md',
  line: 9,
  message: 'has ✓.',
  warning: true,
}; // `✓` is not escaped
const hidden = { ...problem, message: 'names "a\u202e\u0007".' };
const END = 'in the content. content/README.md explains each message.';

test('lists each problem with its place, and the counts below', () => {
  const empty = { ...problem, message: 'is empty.' };

  expect(formatProblems([empty, empty, warning])).toBe(
    'content/a,b:c.md:3: is empty.\n'.repeat(2) +
      `content/home.md:9: warning: has ✓.\n2 problems and 1 warning ${END}`,
  );
  expect(formatProblems([warning])).toContain(`has ✓.\n1 warning ${END}`);
});

test('shows invisible characters, which would turn the words around or be lost', () => {
  const shown = '3: names "a⟨U+202E⟩⟨U+0007⟩".\n';

  expect(formatProblems([hidden])).toContain(`content/a,b:c.md:${shown}`);
  expect(formatProblems([hidden], 'github')).toContain(
    'line=3::names "a⟨U+202E⟩⟨U+0007⟩".\n',
  );
});

test('for GitHub, also writes each problem as an escaped annotation', () => {
  expect(formatProblems([problem, warning, warning], 'github')).toContain(
    '::error file=content/a%2Cb%3Ac.md,line=3::title: 70%25 too long.%0AReally.\n' +
      '::warning file=content/home.md,line=9::has ✓.\n'.repeat(2) +
      `1 problem and 2 warnings ${END}`,
  );
});
