import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
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
