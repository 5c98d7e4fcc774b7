import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readTokens } from './readTokens';

test('the palette is read from the site’s own style sheet', () => {
  for (const colour of Object.values(readTokens())) expect(colour).toMatch(/^#[0-9a-f]{6}$/);
});

test('a colour that the style sheet lacks is named', () => {
  const root = mkdtempSync(join(tmpdir(), 'tokens-'));
  mkdirSync(join(root, 'src/styles'), { recursive: true });
  writeFileSync(
    join(root, 'src/styles/tokens.css'),
    ':root { --bottle: #0b2b26; --bottle-2: #123d35; }',
  );
  expect(() => readTokens(root)).toThrow('--porcelain');
  rmSync(root, { recursive: true });
});
