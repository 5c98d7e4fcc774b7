import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../runCommand';

const EDITOR = __dirname;

/** What both package.json files, ours and that of the installed editor, have. */
interface Package {
  version: string;
  dependencies: Record<string, string>;
}

const packageIn = (folder: string): Package | undefined => {
  const file = join(folder, 'package.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Package) : undefined;
};

const isInstalled = (): boolean =>
  packageIn(join(EDITOR, 'node_modules/decap-cms'))?.version ===
  packageIn(EDITOR)?.dependencies['decap-cms'];

/**
 * Installs the editor where that has not been done, or where its version has changed.
 * @throws what npm says where it cannot
 */
export async function installEditor(signal?: AbortSignal): Promise<void> {
  if (isInstalled()) return;
  console.log('Installing the editor. This happens once and takes a few seconds.');
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund'];
  // Inside of a script, npm says where it is; on Windows it can be started in no other way without a shell.
  const npm = process.env.npm_execpath;
  const { code, output } = await runCommand(
    npm ? process.execPath : 'npm',
    npm ? [npm, ...args] : args,
    { cwd: EDITOR, env: process.env, signal },
  );
  if (code !== 0)
    throw new Error(`${output}\nThe editor could not be installed. The reason is above.`);
}
