import type { GatsbyNode } from 'gatsby';
import { validateContent } from './validateContent';

/** Checks the content, unless our npm scripts did before they start Gatsby. */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async ({
  reporter,
}) => {
  if (!process.env.CONTENT_IS_CHECKED) await validateContent(reporter);
};
