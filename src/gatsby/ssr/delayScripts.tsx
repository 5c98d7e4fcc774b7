import { isValidElement, type ReactNode } from 'react';

/**
 * Code of src/browser/loadScripts.ts, which src/gatsby/bundle/webpackConfig.ts
 * bundles to a string.
 */
declare const LOAD_SCRIPTS: string;

/** Returns the URL of a script element; `undefined` for any other node. */
function scriptSource(node: ReactNode): string | undefined {
  if (!isValidElement<{ src?: string }>(node)) return undefined;

  return node.type === 'script' ? node.props.src : undefined;
}

/**
 * Replaces the script elements with URLs by an inline script that loads their
 * files after the first paint.
 */
export function delayScripts(nodes: ReactNode[]): ReactNode[] {
  const sources = nodes.map(scriptSource).filter(Boolean);
  const others = nodes.filter((node) => scriptSource(node) === undefined);

  return [
    ...others,
    <script
      key="scripts"
      type="module"
      data-sources={sources.join(' ')}
      dangerouslySetInnerHTML={{ __html: LOAD_SCRIPTS }}
    />,
  ];
}
