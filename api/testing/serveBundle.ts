import { createServer } from 'node:http';
import { functionsHost } from '../../local/host/functionsHost';
import { listen } from '../../local/ports';

// Serves the function app in the folder that is the first argument. Answers each message with the memory use of this process.
const host = createServer(functionsHost(process.argv[2] ?? ''));
void listen(host).then((port) => process.send?.(port));
process.on('message', () => {
  globalThis.gc?.();
  const heapMb = (process.memoryUsage().heapUsed / 1024 ** 2).toFixed(1);
  const peakMb = (process.resourceUsage().maxRSS / 1024).toFixed(0);
  process.send?.(`${heapMb} MB in use, peak ${peakMb} MB`);
});
process.on('disconnect', () => process.exit());
