import type { GatsbyNode } from 'gatsby';
import { serveAdmin } from '../admin/writeAdmin';
import { serveRedirects } from './serveRedirects';

/** Adds the editor and the old addresses to `npm run dev`. */
export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = async (
  args,
) => {
  await serveAdmin(args);
  args.app.use(serveRedirects());
};
