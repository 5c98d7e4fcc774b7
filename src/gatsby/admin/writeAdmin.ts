import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

const SOURCES = ['index.html', 'sign-in.html', 'page.ts', 'signIn.ts'];
/** Fonts and style sheets of Sveltia CMS. */
const ASSETS = 'node_modules/@sveltia/cms/npm/assets';

/**
 * Writes the editor for staff to `admin/`, and deletes the editor of an earlier build.
 * @param publicFolder the folder of the built site
 * @param where a repository of GitHub, `owner/name`, and its live branch; `local` for a folder on one's own machine; undefined
 * for no editor
 */
export async function writeAdmin(
  publicFolder: string,
  where?: { repo: string; branch: string } | 'local',
): Promise<void> {
  const outdir = join(publicFolder, 'admin');
  rmSync(outdir, { recursive: true, force: true });
  if (!where) return;
  await build({
    entryPoints: SOURCES.map((name) => `src/gatsby/admin/${name}`),
    outdir,
    loader: { '.html': 'copy' },
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    // Highlights program code, and the content has none.
    external: ['@shikijs/*'],
    define: {
      REPOSITORY: where === 'local' ? 'undefined' : JSON.stringify(where),
      'process.env.NODE_ENV': '"production"',
    },
    logLevel: 'error',
  });
  const isNeeded = (name: string): boolean => !/\.(js|map|wasm)$/.test(name);
  cpSync(ASSETS, join(outdir, 'assets'), { recursive: true, filter: isNeeded });
}
