import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const COLOURS = ['bottle', 'bottle-2', 'porcelain', 'mint', 'persimmon', 'lichen', 'sky'] as const;

export type Tokens = Record<(typeof COLOURS)[number], string>;

/** The palette as plain colours, for files that cannot read the site's custom properties: icons and pictures. */
export function readTokens(root = process.cwd()): Tokens {
  const css = readFileSync(join(root, 'src/styles/tokens.css'), 'utf8');
  const entries = COLOURS.map((name) => {
    const value = new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(css)?.[1];
    if (!value) throw new Error(`src/styles/tokens.css has no colour --${name} of six hex digits.`);
    return [name, value];
  });
  return Object.fromEntries(entries) as Tokens;
}
