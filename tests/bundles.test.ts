import { readdirSync, readFileSync } from 'node:fs';
import { build } from 'esbuild';

const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  dependencies: Record<string, string>;
};

const filesIn = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => (name.endsWith('.tsx') ? [`${folder}/${name}`] : []));

/** Returns the packages that files import, directly or through our other files. */
async function importedPackages(entryPoints: string[]): Promise<string[]> {
  const { metafile } = await build({
    entryPoints,
    bundle: true,
    packages: 'external',
    // One style sheet exists only after a build.
    external: ['*.css'],
    logLevel: 'silent',
    platform: 'node',
    outdir: 'unused',
    write: false,
    metafile: true,
    define: { SITE_WORDS: '{}' },
  });
  const imports = Object.values(metafile.outputs).flatMap((output) => output.imports);
  const modules = imports.filter(({ path }) => !path.endsWith('.css'));
  const names = modules.map(({ path }) => /^(@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? path);
  return [...new Set(names)].filter((name) => !name.startsWith('node:'));
}

test.each([
  [
    'browser',
    ['gatsby-browser.tsx', ...filesIn('src/templates'), ...filesIn('src/pages')],
    ['react', 'formik', 'yup'],
  ],
  ['function', ['api/src/main.ts'], ['@azure/functions', 'nodemailer']],
])(
  'every package in the code of the %s is a dependency, so that npm audit --omit=dev checks it',
  async (_, entryPoints, some) => {
    const packages = await importedPackages(entryPoints);
    expect(packages).toEqual(expect.arrayContaining(some));
    expect(packages.filter((name) => !(name in dependencies))).toEqual([]);
  },
);
