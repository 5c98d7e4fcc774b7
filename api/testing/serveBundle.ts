import { createServer } from 'node:http';
import { functionsHost } from '../../local/host/functionsHost';
import { listen } from '../../local/ports';

/**
 * Serves the function app in the folder of the first argument on a free port. Sends the port to the parent process, and
 * answers each message from it with the memory in MB.
 */
const host = createServer(functionsHost(process.argv[2] ?? ''));
void listen(host).then((port) => process.send?.({ port }));
process.on('message', () => {
  globalThis.gc?.();
  const heapMb = process.memoryUsage().heapUsed / 1024 ** 2;
  process.send?.({ heapMb, peakMb: process.resourceUsage().maxRSS / 1024 });
});
// The parent has exited.
process.on('disconnect', () => process.exit());
