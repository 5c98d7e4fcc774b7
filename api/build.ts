import path from 'node:path';
import { build, formatMessages } from 'esbuild';
import { readSiteWords } from './readSiteWords';

interface Options {
  /** The folder that holds `api/` and `content/`. */
  root: string;
  /** Folder of the bundle `main.cjs`; `api/dist` by default. */
  outDir?: string;
  /** Entry file; `api/src/main.ts` by default. */
  entry?: string;
}

/**
 * Bundles the function app and its words from `content/` into one file. The file needs no `node_modules`.
 * @throws an error that names the file and the field of a missing word
 */
export async function buildApi({
  root,
  outDir = path.join(root, 'api/dist'),
  entry = path.join(root, 'api/src/main.ts'),
}: Options): Promise<void> {
  const { warnings } = await build({
    entryPoints: [entry],
    outfile: path.join(outDir, 'main.cjs'),
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    minify: true,
    // Azure's worker supplies this module; npm does not have it.
    external: ['@azure/functions-core'],
    define: { SITE_WORDS: JSON.stringify(readSiteWords(root)) },
    // `build` throws an error with the same text.
    logLevel: 'silent',
  });
  for (const warning of await formatMessages(warnings, { kind: 'warning' })) console.warn(warning);
}
