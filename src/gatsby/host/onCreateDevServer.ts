import type { GatsbyNode } from 'gatsby';
import { serveAdmin } from '../admin/writeAdmin';
import { serveRedirects } from './serveRedirects';

/** Adds what only the host of the built site would have to `npm run dev`. */
export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = async (
  args,
  options,
  done,
) => {
  await serveAdmin(args, options, done);
  args.app.use(serveRedirects());
};
