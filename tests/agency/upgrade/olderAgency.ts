import { cpSync, readFileSync } from 'node:fs';
import type { Repository } from './createRepository';
import { OWN_TYPEFACE } from './ownTypeface';

const FIRST_LINES = '# Kreidestrich\n\nUnsere Website.\n\n';

/** Changes the text of a file. */
function rewrite(
  repository: Repository,
  path: string,
  change: (text: string) => string,
): void {
  const text = readFileSync(repository.at(path), 'utf8');

  repository.write(path, change(text));
}

/** Removes the lines that show pictures of docs/pictures/. */
const withoutPictures = (text: string): string =>
  text.replace(/^!\[.*\]\((\.\.\/)?(docs\/)?pictures\/.*\n/gm, '');

type Dependencies = Record<string, string>;

interface PackageFile {
  dependencies: Dependencies;
  devDependencies: Dependencies;
}

/** Adds the typeface as `npm install` does: in the order of the names. */
function addTypeface({ dependencies }: PackageFile): void {
  const entries = Object.entries(dependencies);

  for (const name of Object.keys(dependencies)) delete dependencies[name];

  const sorted = [
    ...entries,
    [OWN_TYPEFACE.package, OWN_TYPEFACE.version] as const,
  ].sort(([one], [other]) => one.localeCompare(other, 'en'));

  Object.assign(dependencies, Object.fromEntries(sorted));
}

const toJson = (value: unknown): string =>
  `${JSON.stringify(value, null, 2)}\n`;

function installTypeface(repository: Repository): void {
  rewrite(repository, 'package.json', (text) => {
    const packageFile = JSON.parse(text) as PackageFile;

    addTypeface(packageFile);

    return toJson(packageFile);
  });

  rewrite(repository, 'package-lock.json', (text) => {
    const lock = JSON.parse(text) as {
      packages: Record<string, PackageFile | { version: string }>;
    };

    addTypeface(lock.packages[''] as PackageFile);
    lock.packages[`node_modules/${OWN_TYPEFACE.package}`] = {
      version: OWN_TYPEFACE.version,
    };

    return toJson(lock);
  });

  rewrite(repository, 'content/brand.md', (text) =>
    text.replace(
      /\n---\s*$/,
      `\ntypefaces:\n  heading: ${OWN_TYPEFACE.id}\n  text: instrument-sans\n---\n`,
    ),
  );
}

/**
 * Moves the second agency of this version into a repository, as the repository's
 * docs/make-it-yours.md says: adds content and typeface, and deletes what step 7
 * names.
 */
export function moveIn(repository: Repository): void {
  const guide = readFileSync(repository.at('content/README.md'), 'utf8');

  repository.remove('content');
  cpSync(repository.at('tests/agency/content'), repository.at('content'), {
    recursive: true,
  });
  repository.write('content/README.md', withoutPictures(guide));

  repository.remove('tests/placeholder.test.ts');
  repository.remove('docs/pictures');
  rewrite(repository, 'docs/make-it-yours.md', withoutPictures);
  rewrite(repository, 'README.md', (text) =>
    withoutPictures(text).replace(/^[^]*?(?=^## )/m, FIRST_LINES),
  );

  installTypeface(repository);
  repository.commit('Move in');
}
