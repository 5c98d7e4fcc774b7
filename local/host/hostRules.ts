import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HostConfig } from '../../src/gatsby/host/hostConfig';

/**
 * Returns a function that reads `staticwebapp.config.json`, the rules of a built site. Call that function for each request,
 * because a new build replaces the file while the host runs.
 * @param publicFolder the folder of the built site
 * @throws if the folder has no such file
 */
export function hostRules(publicFolder: string): () => HostConfig {
  const file = join(publicFolder, 'staticwebapp.config.json');
  const read = () => JSON.parse(readFileSync(file, 'utf8')) as HostConfig;
  let rules = read();
  return () => {
    try {
      rules = read();
    } catch {
      // A build has deleted the file or written half of it. Keep the previous rules.
    }
    return rules;
  };
}
