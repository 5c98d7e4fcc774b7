import path from 'node:path';
import { build, formatMessages } from 'esbuild';
import { readSiteWords } from './readSiteWords';

type Options = { root: string; outDir?: string; entry?: string };

/** Bundles the function app and its words from `content/` into one file, `main.cjs`, which needs no `node_modules`. */
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
    // Otherwise esbuild also prints the error that `build` throws.
    logLevel: 'silent',
  });
  for (const warning of await formatMessages(warnings, { kind: 'warning' })) console.warn(warning);
}
