import { createServer } from 'node:http';
import { functionsHost } from '../../local/host/functionsHost';
import { listen } from '../../local/ports';

/** Serves the folder named in the arguments in the local host; tells its port, and its memory in MB when it is asked. */
const host = createServer(functionsHost(process.argv[2] ?? ''));
void listen(host).then((port) => process.send?.({ port }));
process.on('message', () => {
  // Only what is still in use counts, not what waits to be collected.
  globalThis.gc?.();
  const heapMb = process.memoryUsage().heapUsed / 1024 ** 2;
  process.send?.({ heapMb, peakMb: process.resourceUsage().maxRSS / 1024 });
});
// Where the one who started it is gone, nobody needs it.
process.on('disconnect', () => process.exit());
