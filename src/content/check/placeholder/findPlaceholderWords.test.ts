import { contentCopy } from '../../../../testing/contentCopy';
import { contentFiles } from '../../read/contentFiles';
import { formatProblem } from '../problem';
import { contentHash } from './contentHash';
import { findPlaceholderWords, type Hashes } from './findPlaceholderWords';

const { add, at, change, read } = contentCopy();

/** The sample's files, as if they were the placeholder's. */
let hashes: Hashes;

beforeEach(() => {
  const files = contentFiles(at(''));

  hashes = Object.fromEntries(
    files.paths.map((path) => [path, contentHash(files.document(path))]),
  );
});

const messages = (): string[] =>
  findPlaceholderWords(contentFiles(at('')), hashes).map(formatProblem);

const useAnotherName = (): void =>
  change('site.md', 'name: Heddle', 'name: Acme');

const WITHOUT_A_CHANGE =
  'warning: has the words of Heddle, the placeholder agency, without a change. Write your own';

test('warns of a file that is still the placeholder’s, however it is saved', () => {
  const policy = read('privacy.md');

  useAnotherName();
  add('privacy.md', `\uFEFF${policy.trimEnd().replaceAll('\n', '\r\n')}`);

  expect(messages()).toContain(`privacy.md:1: ${WITHOUT_A_CHANGE}.`);
});

test('says that a service of the placeholder may also be deleted', () => {
  useAnotherName();

  expect(messages()).toContain(
    `services/sample-1.md:1: ${WITHOUT_A_CHANGE}, or delete the file.`,
  );
});

test('warns of the placeholder’s name in a file with other words', () => {
  useAnotherName();
  change('home.md', /^heading: .*$/m, 'heading: We are Heddle.');

  expect(messages()).toContain(
    'home.md:6: warning: has the name of the placeholder agency in it, Heddle. Write your own.',
  );
});

test('accepts the placeholder’s words from the placeholder itself', () => {
  expect(messages()).toEqual([]);
});

test('does not guess whose words they are if the agency has no name', () => {
  change('site.md', 'name: Heddle', 'nam: Heddle');

  expect(messages()).toEqual([]);
});
