import { resolve } from 'node:path';
import { buildSync } from 'esbuild';

/** A module of `src/browser/` with what it imports, as the text of an inline `<script type="module">`. */
export function inlineScript(name: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [resolve('src/browser', name)],
    bundle: true,
    format: 'esm',
    minify: true,
    write: false,
  });
  return outputFiles.map(({ text }) => text.trim()).join('');
}
