/** `npm run edit`: an editor for the words and pictures in the browser, beside the live page of `npm run dev`. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { command } from '../local/command';
import { editorHost } from '../local/editor/editorHost';
import { localPorts, portFrom } from '../local/localSettings';
import { listen, mustBeFree } from '../local/ports';
import { startDev } from '../local/startDev';

const OPENERS: Partial<Record<NodeJS.Platform, string[]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
};

/** Opens an address in the browser of whoever sits here. Where there is none, the printed address has to do. */
function openBrowser(address: string): void {
  const [program = '', ...args] = OPENERS[process.platform] ?? ['xdg-open'];
  const opener = spawn(program, [...args, address], { stdio: 'ignore', detached: true });
  opener.on('error', () => {}).unref();
}

void command(async (signal, root) => {
  const { host, port } = localPorts(process.env);
  const editorPort = portFrom(process.env, 'EDITOR_PORT', 4290);
  await mustBeFree(port, host, 'PORT');
  await mustBeFree(editorPort, '127.0.0.1', 'EDITOR_PORT');

  const editor = `http://localhost:${editorPort}`;
  await listen(editorHost(join(root, 'content'), `http://localhost:${port}`), editorPort);
  console.log(`Editor ${editor}`);
  openBrowser(editor);
  await startDev(root, signal);
});
