import type { GatsbyNode } from 'gatsby';
import { browserslist } from '../../../package.json';

/**
 * Gatsby's preset rewrites every class for browsers, whatever `browserslist` says, unless it is given its targets.
 */
export const onCreateBabelConfig: GatsbyNode['onCreateBabelConfig'] = ({ actions, stage }) => {
  if (stage !== 'build-javascript') return;
  const preset = { name: 'babel-preset-gatsby', stage, options: { targets: browserslist } };
  actions.setBabelPreset(preset);
};
