import { mkdirSync, readFileSync } from 'node:fs';
import { tempFolder } from '../../../testing/tempFolder';
import { createRepository, type Repository } from './createRepository';
import { UPGRADE_COMMANDS } from './upgradePage';

type Files = Record<string, string | undefined>;

const folder = tempFolder();

const README = ['# Heddle', '', 'The site of an agency.', '', '## Run it', ''];
const FIRST_FILES: Files = {
  'README.md': [...README, 'npm start', ''].join('\n'),
  'package.json': '{\n"a": 1,\n"b": 1,\n"c": 1,\n"d": 1,\n"e": 1\n}\n',
  'package-lock.json': '{ "lock": 1 }\n',
  'content/README.md': 'The guide, first version.\n',
  'content/home.md': 'heading: Heddle\n',
  'content/values/care.md': 'title: Care\n',
  'content/services/design.md': 'title: Design\n',
  'docs/guide.md': 'First version.\n',
  'docs/pictures/home.webp': 'First picture.\n',
  'tests/placeholder.test.ts': 'Expects Heddle.\n',
  'src/site.ts': 'export const site = 1;\n',
};

/** Writes files and deletes those that are `undefined`, then commits. */
function change(repository: Repository, files: Files): void {
  for (const [path, text] of Object.entries(files))
    if (text === undefined) repository.remove(path);
    else repository.write(path, text);

  repository.commit('Change files');
}

function createUpstream(): Repository {
  mkdirSync(folder.at('upstream'));

  const upstream = createRepository(folder.at('upstream'));

  upstream.git('init', '--quiet', '--initial-branch=main');
  change(upstream, FIRST_FILES);

  return upstream;
}

/** An agency's copy of upstream's first version, made by `git clone`. */
function cloneOf(upstream: Repository): Repository {
  upstream.git('clone', '--quiet', '.', folder.at('agency'));

  const agency = createRepository(folder.at('agency'), folder.at('upstream'));

  agency.git('remote', 'remove', 'origin');
  agency.runAll(UPGRADE_COMMANDS.addRemote);

  return agency;
}

/** Returns the conflicts that are left. */
const merge = (agency: Repository): string =>
  agency.runAll(UPGRADE_COMMANDS.merge);

const gitCommands = (commands: readonly string[]): string[] =>
  commands.filter((command) => command.startsWith('git '));

const fileOf = (repository: Repository, path: string): string =>
  readFileSync(repository.at(path), 'utf8');

const filesIn = (repository: Repository, path: string): string[] =>
  repository.git('ls-files', path).split('\n');

test('the page keeps the content of the copy, whatever a newer version does to its own', () => {
  const upstream = createUpstream();
  const agency = cloneOf(upstream);

  change(agency, {
    'content/README.md': 'The guide, without its pictures.\n',
    'content/home.md': 'heading: Kreidestrich\n',
    'content/values/care.md': 'title: Pflege\n',
    'content/services/design.md': undefined,
    'content/services/texte.md': 'title: Texte\n',
  });
  change(upstream, {
    'content/README.md': 'The guide, second version.\n',
    'content/home.md': 'heading: Heddle again\n',
    'content/values/care.md': undefined,
    'content/services/design.md': 'title: Design again\n',
    'content/redirects.md': 'redirects: []\n',
  });

  expect(merge(agency)).toBe('');
  expect(filesIn(agency, 'content')).toEqual([
    'content/README.md',
    'content/home.md',
    'content/services/texte.md',
    'content/values/care.md',
  ]);
  expect(fileOf(agency, 'content/home.md')).toBe('heading: Kreidestrich\n');
  expect(fileOf(agency, 'content/values/care.md')).toBe('title: Pflege\n');
  expect(fileOf(agency, 'content/README.md')).toBe(
    'The guide, second version.\n',
  );
});

test('the page brings the newer guides, and keeps deleted what make-it-yours.md deletes', () => {
  const upstream = createUpstream();
  const agency = cloneOf(upstream);

  change(agency, {
    'docs/guide.md': 'Ours.\n',
    'docs/own.md': 'Our own guide.\n',
    // A copy of an earlier version has deleted these pictures.
    'docs/pictures/home.webp': undefined,
    'tests/placeholder.test.ts': undefined,
  });
  change(upstream, {
    'docs/guide.md': 'Second version.\n',
    'docs/pictures/home.webp': 'Second picture.\n',
    'tests/placeholder.test.ts': 'Expects more of Heddle.\n',
  });

  expect(merge(agency)).toBe('');
  expect(filesIn(agency, 'tests')).toEqual(['']);
  expect(filesIn(agency, 'docs')).toEqual([
    'docs/guide.md',
    'docs/own.md',
    'docs/pictures/home.webp',
  ]);
  expect(fileOf(agency, 'docs/guide.md')).toBe('Second version.\n');
  expect(fileOf(agency, 'docs/pictures/home.webp')).toBe('Second picture.\n');
});

test('the page keeps the first lines of the README and the typefaces where the newer version has other changes', () => {
  const upstream = createUpstream();
  const agency = cloneOf(upstream);
  const packageText = String(FIRST_FILES['package.json']);
  const readme = String(FIRST_FILES['README.md']);

  change(agency, {
    'README.md': readme.replace('# Heddle', '# Kreidestrich'),
    'package.json': packageText.replace('"a": 1', '"a": 1,\n"fraunces": 1'),
    'package-lock.json': '{ "lock": "ours" }\n',
  });
  change(upstream, {
    'README.md': readme.replace('npm start', 'npm start, then Ctrl-C'),
    'package.json': packageText.replace('"e": 1', '"e": 2'),
    'package-lock.json': '{ "lock": 2 }\n',
  });

  expect(merge(agency)).toBe('');
  expect(fileOf(agency, 'README.md')).toMatch(
    /^# Kreidestrich\n[^]*then Ctrl-C\n$/,
  );
  expect(JSON.parse(fileOf(agency, 'package.json'))).toMatchObject({
    fraunces: 1,
    e: 2,
  });
  expect(fileOf(agency, 'package-lock.json')).toBe('{ "lock": 2 }\n');
});

test('the page takes the newer README and package.json if both have changed the same lines', () => {
  const upstream = createUpstream();
  const agency = cloneOf(upstream);
  const newer = {
    'README.md': '# Heddle, second version\n',
    'package.json': '{ "a": 2 }\n',
  };

  change(agency, {
    'README.md': '# Kreidestrich\n',
    'package.json': '{ "a": 1, "fraunces": 1 }\n',
  });
  change(upstream, newer);

  expect(merge(agency)).toBe('');
  for (const [path, text] of Object.entries(newer))
    expect(fileOf(agency, path)).toBe(text);
});

test('the page names a file of the code that both have changed, and no other', () => {
  const upstream = createUpstream();
  const agency = cloneOf(upstream);

  change(agency, {
    'content/home.md': 'heading: Kreidestrich\n',
    'src/site.ts': 'export const site = "ours";\n',
  });
  change(upstream, {
    'content/home.md': 'heading: Heddle again\n',
    'src/site.ts': 'export const site = 2;\n',
  });

  expect(merge(agency)).toBe('src/site.ts');
});

test('until the commit, the page takes the merge back, and what npm has written', () => {
  const upstream = createUpstream();
  const agency = cloneOf(upstream);

  change(agency, { 'content/home.md': 'heading: Kreidestrich\n' });
  change(upstream, {
    'content/home.md': 'heading: Heddle again\n',
    'package-lock.json': '{ "lock": 2 }\n',
    'src/added.ts': 'export const added = 2;\n',
  });
  merge(agency);
  agency.write('package-lock.json', '{ "lock": "written by npm" }\n');
  agency.runAll(UPGRADE_COMMANDS.takeBack);

  expect(agency.git('status', '--porcelain')).toBe('');
  expect(filesIn(agency, 'src')).toEqual(['src/site.ts']);
  expect(fileOf(agency, 'content/home.md')).toBe('heading: Kreidestrich\n');

  // Git would not commit a file of an unfinished merge alone.
  agency.runAll(['git commit --quiet --allow-empty -m Later -- src/site.ts']);
});

test('after the commit, a second merge finds nothing to do', () => {
  const upstream = createUpstream();
  const agency = cloneOf(upstream);

  change(agency, { 'content/home.md': 'heading: Kreidestrich\n' });
  change(upstream, { 'src/site.ts': 'export const site = 2;\n' });
  merge(agency);
  agency.runAll(gitCommands(UPGRADE_COMMANDS.afterwards));
  const merged = agency.git('rev-parse', 'HEAD');

  expect(merge(agency)).toBe('');
  expect(agency.git('status', '--porcelain')).toBe('');
  expect(agency.git('rev-parse', 'HEAD')).toBe(merged);
});

test('a copy without our history merges a newer version once it has named the version with which it began', () => {
  const upstream = createUpstream();

  mkdirSync(folder.at('agency'));
  const agency = createRepository(folder.at('agency'), folder.at('upstream'));

  agency.git('init', '--quiet', '--initial-branch=main');
  change(agency, { ...FIRST_FILES, 'content/home.md': 'heading: Ours\n' });
  const beforeNaming = agency.git('rev-parse', 'HEAD^{tree}');

  agency.runAll(UPGRADE_COMMANDS.addRemote);
  // The page's date is an example. Upstream has one commit, made today.
  agency.runAll(
    UPGRADE_COMMANDS.nameFirstVersion.map((command) =>
      command.replace(/--before=[-\d]+/, '--before=2099-01-01'),
    ),
  );
  expect(agency.git('rev-parse', 'HEAD^{tree}')).toBe(beforeNaming);

  change(upstream, { 'src/site.ts': 'export const site = 2;\n' });
  expect(merge(agency)).toBe('');
  expect(fileOf(agency, 'src/site.ts')).toBe('export const site = 2;\n');
  expect(fileOf(agency, 'content/home.md')).toBe('heading: Ours\n');
});
