import { join } from 'node:path';
import { writeFileSync } from 'node:fs';
import { cloneElement, isValidElement, type ReactNode } from 'react';

/**
 * Gatsby writes the hash of the build into every page and into app-data.json.
 * If the two hashes differ, because a new version is being put online, Gatsby
 * reloads the page: what the visitor has typed is gone, and Gatsby writes to
 * sessionStorage. With empty hashes, Gatsby goes on with the new data. If a
 * script does not fit the new data, or is gone, the visitor gets the server's
 * page.
 */
const HASH = /(window\.___webpackCompilationHash=)"[^"]*"/;

type ScriptProps = { dangerouslySetInnerHTML?: { __html: string } };

/**
 * Empties the build's hash if the node is Gatsby's inline script with the hash.
 */
export function withoutBuildHash(node: ReactNode): ReactNode {
  if (!isValidElement<ScriptProps>(node)) return node;

  const code = node.props.dangerouslySetInnerHTML?.__html;

  if (!code || !HASH.test(code)) return node;

  const __html = code.replace(HASH, '$1""');

  return cloneElement(node, { dangerouslySetInnerHTML: { __html } });
}

/** Empties the build's hash in the file that Gatsby compares with the pages. */
export function writeEmptyBuildHash(publicDir: string): void {
  const path = join(publicDir, 'page-data', 'app-data.json');

  writeFileSync(path, JSON.stringify({ webpackCompilationHash: '' }));
}
