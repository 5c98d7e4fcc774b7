import type { AddressInfo } from 'node:net';
import { functionsHost } from '../../local/functionsHost';

/** Serves the folder named in the arguments in the local host; tells its port, and its memory when it is asked. */
const host = functionsHost({ apiFolder: process.argv[2] ?? '' });
host.listen(0, '127.0.0.1', () => process.send?.({ port: (host.address() as AddressInfo).port }));
process.on('message', () => process.send?.({ peakKb: process.resourceUsage().maxRSS }));
// Where the one who started it is gone, nobody needs it.
process.on('disconnect', () => process.exit());
