import { cpSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import type { GatsbyNode } from 'gatsby';
import type { Repository } from './publishedTexts';

const SOURCES = ['index.html', 'sign-in.html', 'page.ts', 'signIn.ts'];
/** Fonts and pictures of Sveltia CMS, and scripts that convert pictures, which this editor does not use. */
const ASSETS = 'node_modules/@sveltia/cms/npm/assets';

/**
 * Writes the editor for staff to `admin/`, and deletes the editor of an earlier build.
 * @param publicDir the folder of the built site
 * @param backend what the editor changes: a repository, or the files on this machine. `undefined` writes no editor.
 */
export async function writeAdmin(publicDir: string, backend?: Repository | 'local'): Promise<void> {
  const outdir = join(publicDir, 'admin');
  rmSync(outdir, { recursive: true, force: true });
  if (!backend) return;
  await build({
    entryPoints: SOURCES.map((name) => `src/gatsby/admin/${name}`),
    outdir,
    loader: { '.html': 'copy' },
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    // Shiki highlights program code; the content has none.
    external: ['@shikijs/*'],
    define: {
      REPOSITORY: backend === 'local' ? 'undefined' : JSON.stringify(backend),
      'process.env.NODE_ENV': '"production"',
    },
    logLevel: 'error',
  });
  const isUsed = (name: string): boolean => !/\.(js|map|wasm)$/.test(name);
  cpSync(ASSETS, join(outdir, 'assets'), { recursive: true, filter: isUsed });
}

/** Serves the editor at /admin of `npm run dev`. It edits the content files on this machine. */
export const serveAdmin: GatsbyNode['onCreateDevServer'] = async ({ app }) => {
  await writeAdmin('public', 'local');
  app.get('/admin', (_: unknown, response: { sendFile: (path: string) => void }) =>
    response.sendFile(resolve('public/admin/index.html')),
  );
};
