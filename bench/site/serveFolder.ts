import { siteHost } from '../../local/host/siteHost';
import { listen, portOf } from '../../local/ports';

/** Serves a built site without its function. @returns its address */
export async function serveFolder(publicFolder: string): Promise<string> {
  const site = siteHost({ publicFolder, functionsPort: 0 });
  await listen(site, 0, '127.0.0.1');
  return `http://localhost:${portOf(site)}`;
}
