import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HostConfig } from '../../src/gatsby/host/hostConfig';

/**
 * Reads the rules of a built site again for each request: a build beside the running host replaces them.
 * @param publicFolder the folder of the built site
 * @returns a function that returns the current rules, or the previous ones while a build writes the file
 * @throws if the folder has no rules
 */
export function hostRules(publicFolder: string): () => HostConfig {
  const file = join(publicFolder, 'staticwebapp.config.json');
  const read = () => JSON.parse(readFileSync(file, 'utf8')) as HostConfig;
  let rules = read();
  return () => {
    try {
      rules = read();
    } catch {
      // The build has deleted the file or written half of it.
    }
    return rules;
  };
}
