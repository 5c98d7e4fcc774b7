/** `npm run edit`: an editor for the words and pictures in the browser, beside the live page of `npm run dev`. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { command } from '../local/command';
import { installEditor } from '../local/editor/editorInstall';
import { localPorts, portFrom } from '../local/localSettings';
import { openBrowser } from '../local/openBrowser';
import { mustBeFree } from '../local/ports';
import { serveEditor } from '../local/editor/serveEditor';

void command(async (signal, root) => {
  const { host, port } = localPorts(process.env);
  const editorPort = portFrom(process.env, 'EDITOR_PORT', 4290);
  await mustBeFree(port, host, 'PORT');
  await mustBeFree(editorPort, '127.0.0.1', 'EDITOR_PORT');
  await installEditor(signal);

  const site = `http://localhost:${port}`;
  const editor = `http://localhost:${editorPort}`;
  await serveEditor({ contentFolder: join(root, 'content'), site }, editorPort);
  console.log(`Editor ${editor}`);
  openBrowser(editor);

  // In a group of its own, so that a Ctrl-C reaches it once, by us, and it can stop what it has started in its order.
  const dev = spawn(process.execPath, ['--import', 'tsx', join(__dirname, 'dev.ts')], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: process.platform !== 'win32',
  });
  signal.addEventListener('abort', () => void dev.kill());
  const [code] = (await once(dev, 'close')) as [number | null];
  return code ?? 0;
});
