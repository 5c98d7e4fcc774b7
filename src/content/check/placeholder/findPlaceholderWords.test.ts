import { cpSync, readFileSync } from 'node:fs';
import { contentCopy } from '../../../../testing/contentCopy';
import { contentFiles } from '../../read/contentFiles';
import { formatProblem } from '../problem';
import { findPlaceholderWords } from './findPlaceholderWords';

const { add, at, change } = contentCopy();

const messages = (): string[] =>
  findPlaceholderWords(contentFiles(at(''))).map(formatProblem);

const NAME = 'name: Heddle';
const WITHOUT_A_CHANGE =
  'warning: has the words of Heddle, the placeholder agency, without a change. Write your own';

/** A file of the placeholder whose words are in hashes.json. */
const POLICY = readFileSync('content/privacy.md', 'utf8');

test('warns of a file that is still the placeholder’s, however it is saved', () => {
  change('site.md', NAME, 'name: Acme');
  add('privacy.md', `\uFEFF${POLICY.trimEnd().replaceAll('\n', '\r\n')}`);

  expect(messages()).toContain(`privacy.md:1: ${WITHOUT_A_CHANGE}.`);
});

test('says that a service of the placeholder may also be deleted', () => {
  change('site.md', NAME, 'name: Acme');
  cpSync('content/services/design.md', at('services/design.md'));

  expect(messages()).toContain(
    `services/design.md:1: ${WITHOUT_A_CHANGE}, or delete the file.`,
  );
});

test('warns of the placeholder’s name in a file with other words', () => {
  change('site.md', NAME, 'name: Acme');
  change('home.md', /^heading: .*$/m, 'heading: We are Heddle.');

  expect(messages()).toContain(
    'home.md:6: warning: has the name of the placeholder agency in it, Heddle. Write your own.',
  );
});

test('accepts the placeholder’s words from the placeholder itself', () => {
  cpSync('content', at(''), { recursive: true });

  expect(messages()).toEqual([]);
});
