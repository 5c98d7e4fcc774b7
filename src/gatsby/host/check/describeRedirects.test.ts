import { contentCopy } from '../../../../testing/contentCopy';
import { sampleFile } from '../../../../testing/sampleContent';
import { projectKind } from '../../../content/shape/kinds/project';
import { describeRedirects } from './describeRedirects';

const { add, at } = contentCopy();

function descriptionOf(count: number): string {
  const entries = Array.from(
    { length: count },
    (_, index) => `  - { from: /Blog/an-old-post-${index}.html, to: /about }\n`,
  );

  add('redirects.md', `---\nredirects:\n${entries.join('')}---\n`);

  return describeRedirects(at('')).join('\n');
}

test('says nothing without old addresses', () => {
  expect(descriptionOf(0)).toBe('');
});

test.each([
  [1, '1 old address. Each answers as it is written, in small letters, Cap'],
  [80, '80 old addresses. Each answers as it is written, and in small lett'],
  [130, '130 old addresses. Each answers only as it is written: there is no'],
])('with %i old addresses, says which spellings answer', (count, words) => {
  const description = descriptionOf(count);

  expect(description).toContain(`content/redirects.md: ${words}`);
  expect(description).toMatch(/ [\d,]+ of the host’s 20,000 bytes are left\.$/);
});

// The folder of the projects then has one rule, /work/*.
test('describes an old folder that is the projects’ in other letters', () => {
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f'])
    add(`work/${name}.md`, sampleFile(projectKind));

  add('redirects.md', '---\nredirects: [{ from: /Work/*, to: /work }]\n---\n');

  expect(describeRedirects(at('')).join()).toContain('1 old address.');
});
