import { readdirSync } from 'node:fs';
import path from 'node:path';
import { build, type StdinOptions } from 'esbuild';
import { readSiteWords } from './readSiteWords';

interface Options {
  /** The folder that holds `api/` and `content/`. */
  root: string;
  /** Where `main.cjs` is written; `api/dist` by default. */
  outDir?: string;
  /** In place of the functions. */
  entry?: string;
}

/** A file that imports every function, each of which registers itself. */
function allFunctions(root: string): StdinOptions {
  const resolveDir = path.join(root, 'api/src/functions');
  const contents = readdirSync(resolveDir).map((name) => `import './${name}';`);
  return { contents: contents.join('\n'), resolveDir };
}

/**
 * Bundles the functions into one file, with the words of `content/` inside, so that the api deploys alone.
 * @throws Error that names the file and the field where a word is missing.
 */
export async function buildApi({ root, outDir, entry }: Options): Promise<void> {
  await build({
    ...(entry ? { entryPoints: [entry] } : { stdin: allFunctions(root) }),
    outfile: path.join(outDir ?? path.join(root, 'api/dist'), 'main.cjs'),
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    minify: true,
    // The host supplies it when it loads the bundle; it is in no registry.
    external: ['@azure/functions-core'],
    define: { SITE_WORDS: JSON.stringify(readSiteWords(root)) },
    logLevel: 'warning',
  });
}
