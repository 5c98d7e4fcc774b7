import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../runCommand';

const EDITOR = __dirname;
/** By the lock, which stays as it is. Where the editor is there, this takes a second and needs no network. */
const INSTALL = ['install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund'];

/**
 * Installs the editor where that has not been done, or where its version has changed.
 * @throws what npm says where it cannot
 */
export async function installEditor(signal?: AbortSignal): Promise<void> {
  if (!existsSync(join(EDITOR, 'node_modules')))
    console.log('Installing the editor. This happens once and takes a few seconds.');
  // Inside of a script, npm says where it is; on Windows it can be started in no other way without a shell.
  const npm = process.env.npm_execpath;
  const { code, output } = await runCommand(
    npm ? process.execPath : 'npm',
    npm ? [npm, ...INSTALL] : INSTALL,
    { cwd: EDITOR, signal },
  );
  if (code !== 0)
    throw new Error(`${output}\nThe editor could not be installed. The reason is above.`);
}
