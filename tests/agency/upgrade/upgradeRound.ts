import assert from 'node:assert/strict';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Round } from '../rounds';
import { createRepository, type Repository } from './createRepository';
import { moveIn } from './olderAgency';
import { installOwnTypeface } from './ownTypeface';
import { UPGRADE_COMMANDS } from './upgradePage';

const ROOT = join(__dirname, '../../..');

/** A commit of 24 November 2026, 700 commits before version 1.0.0. */
const OLDER_COMMIT = '2fab5be4e3d9cac0de36911753b3cabbb6f00aae';

/** Files that docs/upgrade.md names: they may differ from the newer version. */
const NAMED_FILES = [
  'README.md',
  'package.json',
  'package-lock.json',
  'tests/placeholder.test.ts',
];

/** Files that commitOlderState changes, if the repository lacks OLDER_COMMIT. */
const OLDER_FILES = [
  ...NAMED_FILES,
  'content/README.md',
  'content/home.md',
  'content/services/design.md',
  'docs/make-it-yours.md',
  'docs/pictures/home.webp',
  'src/styles/tokens.css',
];

/**
 * Whether this repository has OLDER_COMMIT. A shallow clone and a copy without
 * our history lack it.
 */
function hasOlderCommit(): boolean {
  try {
    createRepository(ROOT).git(
      'merge-base',
      '--is-ancestor',
      OLDER_COMMIT,
      'HEAD',
    );

    return true;
  } catch {
    return false;
  }
}

/** Adds the files of the project copy to the index. */
const addFilesOf = (repository: Repository, copy: string): string =>
  repository.git(
    `--work-tree=${copy}`,
    'add',
    '--all',
    '--',
    '.',
    ':(exclude)node_modules',
  );

/** Commits an older state, made from the files of the project copy. */
function commitOlderState(upstream: Repository, copy: string): string {
  upstream.git('init', '--quiet', '--initial-branch=main');
  addFilesOf(upstream, copy);
  upstream.git('checkout-index', '--all');

  for (const path of OLDER_FILES)
    if (existsSync(upstream.at(path))) appendFileSync(upstream.at(path), '\n');

  upstream.commit('An older state');

  return upstream.git('rev-parse', 'HEAD');
}

/**
 * Creates a repository whose branch `main` ends with the state of the project
 * copy. Returns the commit of the older state.
 */
function createUpstream(upstream: Repository, copy: string): string {
  const hasHistory = hasOlderCommit();

  if (hasHistory) {
    upstream.git('clone', '--quiet', '--shared', '--no-checkout', ROOT, '.');
    upstream.git('update-ref', 'refs/heads/main', 'HEAD');
    upstream.git('symbolic-ref', 'HEAD', 'refs/heads/main');
  }

  const older = hasHistory ? OLDER_COMMIT : commitOlderState(upstream, copy);

  addFilesOf(upstream, copy);
  upstream.git('commit', '--quiet', '--allow-empty', '-m', 'This state');

  const origin = hasHistory
    ? `commit ${older.slice(0, 8)}`
    : `a state made from this one, because this clone lacks commit ${OLDER_COMMIT.slice(0, 8)}`;

  console.log(`The older copy has ${origin}.`);

  return older;
}

/** @throws if other files win the merge than docs/upgrade.md says */
function checkMergedFiles(agency: Repository): void {
  const differing = (...args: string[]): string[] =>
    agency.git('diff', '--name-only', '--no-renames', ...args).split('\n');

  const changedContent = differing('HEAD^1', 'HEAD', '--', 'content');

  assert.deepEqual(
    changedContent.filter((path) => path !== 'content/README.md'),
    [],
    'The merge has changed the content of the agency.',
  );

  const notOurs = differing(
    'upstream/main',
    'HEAD',
    '--',
    '.',
    ':(exclude)content',
  );

  assert.deepEqual(
    notOurs.filter((path) => !NAMED_FILES.includes(path)),
    [],
    'The merge has left files that are not those of this version.',
  );
}

/** Replaces the files of the project copy by those of the repository. */
function writeFiles(agency: Repository, copy: string): void {
  for (const name of readdirSync(copy))
    if (name !== 'node_modules' && name !== '.cache')
      rmSync(join(copy, name), { recursive: true });

  agency.git('checkout-index', '--all', `--prefix=${copy}/`);
}

/**
 * Moves the second agency into an older copy, merges the state of the project
 * copy as docs/upgrade.md says, and writes the result to the project copy.
 */
function upgradeOlderCopy(copy: string, folder: string): void {
  const upstreamFolder = join(folder, 'upstream');
  const agencyFolder = join(folder, 'agency');

  mkdirSync(upstreamFolder);
  const older = createUpstream(createRepository(upstreamFolder), copy);

  mkdirSync(agencyFolder);
  const agency = createRepository(agencyFolder, upstreamFolder);

  agency.git('clone', '--quiet', '--no-checkout', upstreamFolder, '.');
  agency.git('checkout', '--quiet', '-B', 'main', older);
  agency.git('remote', 'remove', 'origin');
  moveIn(agency);

  agency.runAll(UPGRADE_COMMANDS.addRemote);
  const conflicts = agency.runAll(UPGRADE_COMMANDS.merge);

  assert.equal(conflicts, '', 'The merge has left conflicts.');

  // `npm install` needs a network. The round builds what it would install.
  agency.runAll(
    UPGRADE_COMMANDS.afterwards.filter((command) => command.startsWith('git ')),
  );

  checkMergedFiles(agency);
  writeFiles(agency, copy);
  installOwnTypeface(ROOT, copy);
}

export const upgradeRound: Round = {
  name: 'An older copy with a second agency, to which docs/upgrade.md brings this version',
  change: (contentFolder) => {
    const folder = mkdtempSync(join(tmpdir(), 'upgrade-'));

    try {
      upgradeOlderCopy(join(contentFolder, '..'), folder);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
  specs: 'ownWords readThePages',
};
