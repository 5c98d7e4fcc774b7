import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../runCommand';

const EDITOR = __dirname;
const OWN = join(EDITOR, 'package.json');
const INSTALLED = join(EDITOR, 'node_modules/decap-cms/package.json');

/** What both package.json files, ours and that of the installed editor, have. */
interface Package {
  version: string;
  dependencies: Record<string, string>;
}
const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Package;

/**
 * Installs the editor where that has not been done, or where its version has changed.
 * @throws what npm says where it cannot
 */
export async function installEditor(signal?: AbortSignal): Promise<void> {
  const wanted = read(OWN).dependencies['decap-cms'];
  if (existsSync(INSTALLED) && read(INSTALLED).version === wanted) return;
  console.log('Installing the editor. This happens once and takes a few seconds.');
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund'];
  // Inside of a script, npm says where it is; on Windows it can be started in no other way without a shell.
  const npm = process.env.npm_execpath;
  const { code, output } = await runCommand(
    npm ? process.execPath : 'npm',
    npm ? [npm, ...args] : args,
    { cwd: EDITOR, signal },
  );
  if (code !== 0)
    throw new Error(`${output}\nThe editor could not be installed. The reason is above.`);
}
