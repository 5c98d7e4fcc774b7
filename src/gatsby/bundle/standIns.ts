import { resolve } from 'node:path';

/** A module that another asks for, as webpack tells it. */
interface Requested {
  request: string;
  context: string;
}

interface StandIn {
  request: RegExp;
  /** A module of `src/gatsby/bundle/browser/`. */
  by: string;
  /** Only where this package asks for it. */
  in?: string;
}

/**
 * What the site does not use of the libraries that it loads, and smaller modules in place of what it uses a little of.
 * The figures are in docs/performance.md; the browsers that are supported are those of `browserslist`.
 */
const STAND_INS: StandIn[] = [
  { request: /head-export-handler-for-browser$/, by: 'leftOut' },
  { request: /^gatsby-script$/, by: 'leftOut' },
  { request: /inject-partytown-snippet$/, by: 'leftOut' },
  { request: /register-service-worker$/, by: 'leftOut' },
  { request: /redirect-utils(\.js)?$/, by: 'leftOut' },
  { request: /^gatsby-link$/, by: 'gatsbyLink' },
  // Both speak to programmers, and say nothing in production.
  { request: /^invariant$/, by: 'leftOut' },
  { request: /^prop-types$/, by: 'propTypes' },
  // Neither needs a look inside: react-helmet compares its tags again before it touches the head, and the form never
  // asks Formik whether it has been changed.
  { request: /^react-fast-compare$/, by: 'isSame' },
  { request: /^hoist-non-react-statics$/, by: 'leftOut', in: 'formik' },
  { request: /^lodash(-es)?\/clone(Deep)?(\.js)?$/, by: 'clone', in: 'formik' },
  { request: /^lodash(-es)?\/toPath(\.js)?$/, by: 'toPath', in: 'formik' },
  { request: /^lodash(-es)?\/isPlainObject(\.js)?$/, by: 'isPlainObject', in: 'formik' },
  { request: /^deepmerge$/, by: 'mergeErrors', in: 'formik' },
  { request: /^tiny-case$/, by: 'leftOut', in: 'yup' },
  { request: /^toposort$/, by: 'fieldOrder', in: 'yup' },
  { request: /^resize-observer-polyfill$/, by: 'nativeResizeObserver', in: 'react-slick' },
];

/** The plugins that put the stand-ins in place; for the browser's bundle only. */
export const standIns = (
  replacement: (request: RegExp, by: (module: Requested) => void) => object,
): object[] =>
  STAND_INS.map(({ request, by, in: asker }) =>
    replacement(request, (module: Requested) => {
      if (!asker || `${module.context}/`.includes(`/node_modules/${asker}/`))
        module.request = resolve(`src/gatsby/bundle/browser/${by}.ts`);
    }),
  );
