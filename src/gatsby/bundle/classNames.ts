import { basename } from 'node:path';

/** The part of webpack's rules that this folder reads and writes. */
interface Rule {
  test?: RegExp;
  oneOf?: Rule[];
  use?: Loader | Loader[];
  sideEffects?: boolean;
}

interface Loader {
  loader?: string;
  options?: { modules?: unknown };
}

export interface ModuleRules {
  module: { rules: Rule[] };
}

/**
 * Returns the class name in the HTML: `.link` in `Logo.module.css` →
 * `Logo_link`. File names are unique, so class names need no hash.
 */
export const className = (cssFile: string, local: string): string =>
  `${basename(cssFile, '.module.css')}_${local}`;

const loadersIn = ({ oneOf = [], use = [] }: Rule): Loader[] => [
  ...[use].flat(),
  ...oneOf.flatMap(loadersIn),
];

/** Whether a loader is css-loader, and reads CSS modules. */
const readsModules = ({ loader = '', options }: Loader): boolean =>
  /[\\/]css-loader[\\/]/.test(loader) && typeof options?.modules === 'object';

/**
 * Replaces Gatsby's class names, such as `Logo-module--link--1c9fb`, with
 * shorter ones. The scripts and the HTML of each page contain them.
 */
export function shortenClassNames({ module }: ModuleRules): void {
  const loaders = module.rules.flatMap(loadersIn).filter(readsModules);

  for (const { options } of loaders)
    Object.assign(options?.modules ?? {}, {
      getLocalIdent: (
        { resourcePath }: { resourcePath: string },
        _pattern: string,
        local: string,
      ) => className(resourcePath, local),
    });
}
