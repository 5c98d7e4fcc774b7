import { cpSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { build } from 'esbuild';
import type { CreateDevServerArgs } from 'gatsby';
import type { Repository } from './publishedTexts';

/**
 * Writes the editor to `admin/`. Without `backend`, deletes it.
 * @param backend what the editor changes: a repository on GitHub, or the files
 * on this machine (`local`)
 */
export async function writeAdmin(
  publicDir: string,
  backend?: Repository | 'local',
): Promise<void> {
  const outdir = resolve(publicDir, 'admin');

  rmSync(outdir, { recursive: true, force: true });

  if (!backend) return;

  await build({
    absWorkingDir: resolve('src/gatsby/admin'),
    entryPoints: ['index.html', 'sign-in.html', 'page.ts', 'signIn.ts'],
    outdir,
    loader: { '.html': 'copy' },
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    // Shiki highlights program code, which the content does not have.
    external: ['@shikijs/*'],
    define: {
      REPOSITORY: backend === 'local' ? 'undefined' : JSON.stringify(backend),
    },
  });

  cpSync('node_modules/@sveltia/cms/npm/assets', resolve(outdir, 'assets'), {
    recursive: true,
    // Leaves out the scripts: they convert pictures, which this editor does not
    // do.
    filter: (path) => !/\.(js|map|wasm)$/.test(path),
  });
}

/**
 * Serves the editor in `npm run dev`. Gatsby's server never sends a folder's
 * index.html, so `/admin` needs a route.
 */
export async function serveAdmin({ app }: CreateDevServerArgs): Promise<void> {
  await writeAdmin('public', 'local');

  app.get(
    '/admin',
    (_: unknown, response: { sendFile: (path: string) => void }) =>
      response.sendFile(resolve('public/admin/index.html')),
  );
}
