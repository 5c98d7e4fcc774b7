import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

const foldersWithLockFile = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'package-lock.json')
      return [folder === '.' ? '' : folder];
    const isSkipped = /^(\.|node_modules$|reports$|public$)/.test(entry.name);

    return entry.isDirectory() && !isSkipped
      ? foldersWithLockFile(join(folder, entry.name))
      : [];
  });

test('Dependabot updates every folder with a lock file, and the actions of the workflow', () => {
  const { updates } = parse(readFileSync('.github/dependabot.yml', 'utf8')) as {
    updates: { 'package-ecosystem': string; directory: string }[];
  };
  const watched = updates.map(
    (update) => `${update['package-ecosystem']} ${update.directory}`,
  );
  const npmUpdates = foldersWithLockFile('.').map((folder) => `npm /${folder}`);

  expect(watched.sort()).toEqual(['github-actions /', ...npmUpdates].sort());
});
