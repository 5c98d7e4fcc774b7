import { createServer } from 'node:http';
import { createFunctionsHost } from '../local/host/functionsHost';
import { listen } from '../local/ports';

// Program of a child process. Serves the function app in the folder argv[2],
// and sends the port to the parent process. Answers each message of the parent
// with the memory that it uses.
const server = createServer(createFunctionsHost(process.argv[2] ?? ''));

void listen(server).then((port) => process.send?.(port));

process.on('message', () => {
  globalThis.gc?.(); // startBundle.ts passes --expose-gc

  const heapMb = process.memoryUsage().heapUsed / 1024 ** 2;
  // maxRSS is in KiB.
  const peakMb = process.resourceUsage().maxRSS / 1024;

  process.send?.(
    `${heapMb.toFixed(1)} MB in use, peak ${peakMb.toFixed(0)} MB`,
  );
});

process.on('disconnect', () => process.exit()); // The parent process has ended.
