import { join } from 'node:path';
import { build, formatMessages } from 'esbuild';
import { readSiteWords } from './readSiteWords';

interface Options {
  /** Folder of the project. */
  root: string;

  /** Folder for `main.cjs`, by default `api/dist`. */
  outDir?: string;

  /** File to bundle, by default `api/src/main.ts`. */
  entry?: string;
}

/**
 * Bundles the function app, or `entry`, with the words from `content/` into
 * `main.cjs`, which needs no `node_modules`.
 */
export async function buildApi({
  root,
  outDir = join(root, 'api/dist'),
  entry = join(root, 'api/src/main.ts'),
}: Options): Promise<void> {
  const { warnings } = await build({
    entryPoints: [entry],
    outfile: join(outDir, 'main.cjs'),
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    minify: true,
    // The answer page contains its style sheet.
    loader: { '.css': 'text' },
    // Azure's worker supplies this module; npm does not have it.
    external: ['@azure/functions-core'],
    define: { SITE_WORDS: JSON.stringify(readSiteWords(root)) },
    // Otherwise esbuild also prints the error that `build` throws.
    logLevel: 'silent',
  });

  for (const warning of await formatMessages(warnings, { kind: 'warning' }))
    console.warn(warning);
}
