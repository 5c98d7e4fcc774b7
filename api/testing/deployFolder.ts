import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildApi } from '../build';

const ROOT = path.join(__dirname, '../..');

/** Makes a folder as it is deployed: nothing but host.json, package.json and one bundle. */
export async function deployFolder(
  what: Omit<Parameters<typeof buildApi>[0], 'root' | 'outDir'> = {},
): Promise<{ folder: string; remove: () => void }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'api-'));
  for (const file of ['host.json', 'package.json']) {
    cpSync(path.join(ROOT, 'api', file), path.join(folder, file));
  }
  await buildApi({ root: ROOT, outDir: path.join(folder, 'dist'), ...what });
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}
