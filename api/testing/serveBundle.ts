import { createServer } from 'node:http';
import { functionsHost } from '../../local/host/functionsHost';
import { listen } from '../../local/ports';

/**
 * Serves the function app in the folder that the first argument names, on a free port. Sends the port to the parent process,
 * and answers each message from it with the heap without garbage and the peak memory in MB.
 */
const host = createServer(functionsHost(process.argv[2] ?? ''));
void listen(host).then((port) => process.send?.({ port }));
process.on('message', () => {
  // startBundle.ts sets --expose-gc.
  globalThis.gc?.();
  const heapMb = process.memoryUsage().heapUsed / 1024 ** 2;
  process.send?.({ heapMb, peakMb: process.resourceUsage().maxRSS / 1024 });
});
// The parent process has exited.
process.on('disconnect', () => process.exit());
