import { resolve } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { writeAdmin } from './writeAdmin';

/** Serves the editor at /admin of `npm run dev`. It edits the content files on this machine. */
export const developAdmin: GatsbyNode['onCreateDevServer'] = async ({ app }) => {
  await writeAdmin('public', 'local');
  app.get('/admin', (_: unknown, response: { sendFile: (path: string) => void }) =>
    response.sendFile(resolve('public/admin/index.html')),
  );
};
