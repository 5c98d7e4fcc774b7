import path from 'node:path';
import { build, formatMessages } from 'esbuild';
import { readSiteWords } from './readSiteWords';

interface Options {
  /** The folder that holds `api/` and `content/`. */
  root: string;
  /** Where `main.cjs` is written; `api/dist` by default. */
  outDir?: string;
  /** Another entry file than the functions'. */
  entry?: string;
}

/**
 * Bundles the functions and the words that they need from `content/` into one file, so that the api deploys alone.
 * @throws an error that names file and field if a word is missing
 */
export async function buildApi({ root, outDir, entry }: Options): Promise<void> {
  const { warnings } = await build({
    entryPoints: [entry ?? path.join(root, 'api/src/main.ts')],
    outfile: path.join(outDir ?? path.join(root, 'api/dist'), 'main.cjs'),
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    minify: true,
    // Azure's worker supplies this module; npm does not have it.
    external: ['@azure/functions-core'],
    define: { SITE_WORDS: JSON.stringify(readSiteWords(root)) },
    // esbuild's error has the same text.
    logLevel: 'silent',
  });
  for (const warning of await formatMessages(warnings, { kind: 'warning' })) console.warn(warning);
}
