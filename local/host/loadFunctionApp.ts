import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { createFunctionsHost } from './functionsHost';

/**
 * Starts the built function app with these settings. Returns its listener.
 * The functions read `process.env`, as on Azure, so this sets the variables
 * there.
 */
export function startFunctions(
  root: string,
  settings: NodeJS.ProcessEnv,
): RequestListener {
  Object.assign(process.env, settings);

  return createFunctionsHost(join(root, 'api'));
}
