import path from 'node:path';
import { build, formatMessages } from 'esbuild';
import { readSiteWords } from './readSiteWords';

interface Options {
  /** The folder that holds `api/` and `content/`. */
  root: string;
  /** Where `main.cjs` is written; `api/dist` by default. */
  outDir?: string;
  /** In place of the functions. */
  entry?: string;
}

/**
 * Bundles the functions into one file, with the words of `content/` inside, so that the api deploys alone.
 * @throws Error that names the file and the field where a word is missing.
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
    // The host supplies it when it loads the bundle; it is in no registry.
    external: ['@azure/functions-core'],
    define: { SITE_WORDS: JSON.stringify(readSiteWords(root)) },
    // The error that it throws has the same words.
    logLevel: 'silent',
  });
  for (const warning of await formatMessages(warnings, { kind: 'warning' })) console.warn(warning);
}
