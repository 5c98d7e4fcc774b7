import { spawnSync } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { textPage } from '../src/content/shape/kinds/textPages';
import { contentCopy } from '../testing/contentCopy';
import { hostileBodies, hostileFields } from './hostileTexts';
import { sampleFile } from '../testing/sampleContent';

const copy = contentCopy();

// The check needs tsx and the typefaces' packages, so link them. On Windows,
// only a junction needs no special rights.
beforeEach(() =>
  symlinkSync(
    resolve('node_modules'),
    join(copy.root, 'node_modules'),
    'junction',
  ),
);

const runCheck = ({
  githubActions = '',
  nodeOptions = [] as string[],
  timeout = 0,
} = {}) =>
  spawnSync(
    process.execPath,
    [...nodeOptions, '--import', 'tsx', resolve('scripts/checkContent.ts')],
    {
      cwd: copy.root,
      encoding: 'utf8',
      env: { ...process.env, GITHUB_ACTIONS: githubActions },
      timeout,
    },
  );

const SUCCESS = {
  status: 0,
  stdout: expect.stringMatching(/^The content is right\.$/m),
};

test('if the content is right, exits with 0 and prints a colour that is drawn in another shade', () => {
  const result = runCheck();

  expect(result).toMatchObject({ ...SUCCESS, stderr: '' });
  const shade =
    /^content\/brand\.md: lichen #cbe86b is drawn as #[0-9a-f]{6} on light pages\.$/m;

  expect(result.stdout).toMatch(shade);
});

test('exits with 1 and prints a line for each problem', () => {
  copy.add('values/sample-1.md', ''); // an empty file lacks its fields
  copy.add('notes.md', ''); // fits no kind of content
  const { status, stderr } = runCheck();

  expect(status).toBe(1);
  expect(stderr.split('\n').map((line) => line.split(': ')[0])).toEqual([
    'content/notes.md:1',
    'content/values/sample-1.md:1',
    '2 problems in the content. content/README.md explains each message.',
    '',
  ]);
});

test('exits with 0 after a warning, and prints it as an annotation for GitHub', () => {
  // The check warns about letters that the typefaces lack.
  copy.add(
    'values/sample-1.md',
    `${copy.read('values/sample-1.md')}\nΓειά → ✓\n`,
  );
  const annotation = expect.stringContaining(
    '\n::warning file=content/values/sample-1.md,line=',
  );

  expect(runCheck({ githubActions: 'true' })).toMatchObject({
    ...SUCCESS,
    stderr: annotation,
  });
});

// in MB, with the programs; 60 are enough for right content
const LIMITED_MEMORY = ['--max-old-space-size=150'];
// in ms; it takes a tenth of this on an idle machine, and without its limits many minutes
const TIMEOUT = 120_000;
// for a file: a hundred, and one that says that there are more
const MAX_MESSAGES = 101;
const MAX_MESSAGE_LENGTH = 500; // in characters

/**
 * Returns the text of a text page. No two of them have the same name, title,
 * description or order.
 */
function pageText(number: number): string {
  return sampleFile(textPage, number)
    .replace('name: ', `name: ${number} `)
    .replace('description: ', `description: ${number}. `);
}

/** Returns the messages in the output of the check, by file. */
function messagesByFile(output: string): Map<string, string[]> {
  const messages = new Map<string, string[]>();

  for (const line of output.split('\n')) {
    const [, file = '', message = ''] =
      /^content\/(\S+):\d+: (.*)$/.exec(line) ?? [];

    messages.set(file, [...(messages.get(file) ?? []), message]);
  }

  return messages;
}

test.each([
  [
    'body',
    hostileBodies,
    (page: string, text: string) =>
      page.replace(/\n\n[^]*$/, `\n\nIntro.\n\n## Data\n\n${text}\n`),
  ],
  [
    'fields',
    hostileFields,
    (page: string, text: string) => page.replace(/^title: .*$/m, text),
  ],
] as const)(
  'with little memory, says what is wrong with any %s, shortly',
  (part, texts, insert) => {
    const files = texts.map(({ text }, index) => {
      const file = `pages/${part}-${index + 1}.md`;

      copy.add(file, insert(pageText(index + 1), text.replaceAll('$', '$$$$')));

      return file;
    });

    const { stderr, signal } = runCheck({
      nodeOptions: LIMITED_MEMORY,
      timeout: TIMEOUT,
    });

    expect(signal).toBeNull();

    const messages = messagesByFile(stderr);
    const firstMessages = texts.map(({ name }, index) => {
      const [firstMessage] = messages.get(files[index] ?? '') ?? [];

      return [name, firstMessage];
    });
    const expected = texts.map(({ name, message }) => [
      name,
      message && expect.stringMatching(message),
    ]);

    expect(firstMessages).toEqual(expected);

    for (const fileMessages of messages.values()) {
      expect(fileMessages.length).toBeLessThanOrEqual(MAX_MESSAGES);
      const lengths = fileMessages.map((message) => message.length);

      expect(Math.max(...lengths)).toBeLessThanOrEqual(MAX_MESSAGE_LENGTH);
    }
  },
  2 * TIMEOUT,
);
