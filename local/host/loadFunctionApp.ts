import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { createFunctionsHost } from './functionsHost';

/**
 * Loads the built function app, and returns a request listener that calls it.
 * The functions read `process.env`, as on Azure, so this sets the settings
 * there.
 */
export function loadFunctionApp(
  root: string,
  settings: NodeJS.ProcessEnv,
): RequestListener {
  Object.assign(process.env, settings);

  return createFunctionsHost(join(root, 'api'));
}
