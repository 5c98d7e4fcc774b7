import { cpSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import type { GatsbyNode } from 'gatsby';
import type { Repository } from './publishedTexts';

const SOURCES = ['index.html', 'sign-in.html', 'page.ts', 'signIn.ts'];
const ASSETS = 'node_modules/@sveltia/cms/npm/assets';

/** Writes the editor for staff to `admin/`. @param backend what it changes; `local`: the files on this machine */
export async function writeAdmin(publicDir: string, backend?: Repository | 'local'): Promise<void> {
  const outdir = join(publicDir, 'admin');
  // Deletes the editor of an earlier build.
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
    // Shiki highlights program code, which the content does not have.
    external: ['@shikijs/*'],
    define: { REPOSITORY: backend === 'local' ? 'undefined' : JSON.stringify(backend) },
    logLevel: 'error',
  });
  // The scripts convert pictures, and this editor does not.
  const isNotScript = (name: string): boolean => !/\.(js|map|wasm)$/.test(name);
  cpSync(ASSETS, join(outdir, 'assets'), { recursive: true, filter: isNotScript });
}

export const serveAdmin: GatsbyNode['onCreateDevServer'] = async ({ app }) => {
  await writeAdmin('public', 'local');
  app.get('/admin', (_: unknown, response: { sendFile: (path: string) => void }) =>
    response.sendFile(resolve('public/admin/index.html')),
  );
};
