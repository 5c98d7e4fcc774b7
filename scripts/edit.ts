/** `npm run edit`: an editor for the words and pictures in the browser, beside the live page of `npm run dev`. */
import { join } from 'node:path';
import { command } from '../local/command';
import { installEditor } from '../local/editor/editorInstall';
import { localPorts, portFrom } from '../local/localSettings';
import { openBrowser } from '../local/openBrowser';
import { mustBeFree } from '../local/ports';
import { startDev } from '../local/startDev';
import { serveEditor } from '../local/editor/serveEditor';

void command(async (signal, root) => {
  const { host, port } = localPorts(process.env);
  const editorPort = portFrom(process.env, 'EDITOR_PORT', 4290);
  await mustBeFree(port, host, 'PORT');
  await mustBeFree(editorPort, '127.0.0.1', 'EDITOR_PORT');
  await installEditor(signal);

  const editor = `http://localhost:${editorPort}`;
  await serveEditor(join(root, 'content'), `http://localhost:${port}`, editorPort);
  console.log(`Editor ${editor}`);
  openBrowser(editor);
  await startDev(root, signal);
});
