/**
 * Empties the hash of the build, which Gatsby writes into every page and into
 * app-data.json.
 *
 * If the two hashes differ, because a new version is being put online, Gatsby
 * reloads the page. The visitor would lose what they have typed, and Gatsby
 * would write to sessionStorage. Two empty hashes never differ, so Gatsby keeps
 * the page and uses the data of the new version. If an old script does not fit
 * that data, or has been deleted, the visitor gets the page from the server.
 */
import { join } from 'node:path';
import { writeFileSync } from 'node:fs';
import { cloneElement, isValidElement, type ReactNode } from 'react';

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
