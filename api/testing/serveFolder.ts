import { functionsHost } from '../../local/host/functionsHost';
import { listen, portOf } from '../../local/ports';

/** Serves the folder named in the arguments in the local host; tells its port, and its memory in MB when it is asked. */
const host = functionsHost({ apiFolder: process.argv[2] ?? '' });
void listen(host, 0, '127.0.0.1').then(() => process.send?.({ port: portOf(host) }));
process.on('message', () => {
  // Only what is still in use counts, not what waits to be collected.
  globalThis.gc?.();
  const heapMb = process.memoryUsage().heapUsed / 1024 ** 2;
  process.send?.({ heapMb, peakMb: process.resourceUsage().maxRSS / 1024 });
});
// Where the one who started it is gone, nobody needs it.
process.on('disconnect', () => process.exit());
