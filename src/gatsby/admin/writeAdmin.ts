import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'esbuild';

/** Where staff edit: a repository of GitHub, `owner/name`, and the branch that is live. */
export type Repository = { repo: string; branch: string };

const page = (title: string, script: string, body = ''): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="/favicon.svg">
<script type="module" src="/admin/${script}"></script>
</head>
<body>${body}</body>
</html>
`;

const SIGN_IN = `<main>
<h1>Sign in</h1>
<p role="status">One moment…</p>
<p><a href="/admin/sign-in" hidden>Try again</a></p>
</main>`;

/**
 * Writes the editor for staff to `admin/`, or takes away what an earlier build has left there.
 * @param publicFolder the folder of the built site
 * @param where the files are: `local` is a folder that staff choose on their own machine; without it there is no editor
 */
export async function writeAdmin(
  publicFolder: string,
  where?: Repository | 'local',
): Promise<void> {
  const folder = join(publicFolder, 'admin');
  rmSync(folder, { recursive: true, force: true });
  if (!where) return;
  const { metafile } = await build({
    entryPoints: ['page', 'signIn'].map((name) => `src/gatsby/admin/${name}.ts`),
    bundle: true,
    splitting: true,
    minify: true,
    metafile: true,
    format: 'esm',
    outdir: folder,
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    // Colours for program text, of which the content has none.
    external: ['@shikijs/*'],
    define: {
      REPOSITORY: where === 'local' ? 'undefined' : JSON.stringify(where),
      'process.env.NODE_ENV': '"production"',
    },
    logLevel: 'error',
  });
  const script = (name: string): string =>
    basename(
      Object.entries(metafile.outputs).find(([, { entryPoint = '' }]) =>
        entryPoint.endsWith(`/${name}.ts`),
      )?.[0] ?? '',
    );
  mkdirSync(folder, { recursive: true });
  const assets = 'node_modules/@sveltia/cms/npm/assets';
  cpSync(assets, join(folder, 'assets'), {
    recursive: true,
    filter: (name) => !/\.(js|map|wasm)$/.test(name),
  });
  writeFileSync(join(folder, 'index.html'), page('Words and pictures', script('page')));
  writeFileSync(join(folder, 'sign-in.html'), page('Sign in', script('signIn'), SIGN_IN));
}
