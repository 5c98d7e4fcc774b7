import type { GatsbyNode } from 'gatsby';
import { readRedirects } from '../../content/read/readRedirects';
import { writeAdmin } from '../admin/writeAdmin';
import { writeEmptyBuildHash } from '../bundle/buildHash';
import { writeHostConfig } from '../host/writeHostConfig';
import { writePublicFiles } from './writePublicFiles';

const PUBLIC_FOLDER = 'public';

/** Adds the files that are no pages to the built site. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ graphql }) => {
  const {
    ADMIN_REPOSITORY: repo,
    ADMIN_BRANCH: branch = 'main',
    GATSBY_RECAPTCHA_SITE_KEY: botCheckKey,
    HSTS_INCLUDE_SUBDOMAINS: includeSubDomains,
  } = process.env;

  await writePublicFiles(graphql);
  writeEmptyBuildHash(PUBLIC_FOLDER);

  // Without a repository, this deletes the editor of an earlier build.
  await writeAdmin(PUBLIC_FOLDER, repo ? { repo, branch } : undefined);

  // Last, because it lists the built files.
  writeHostConfig(PUBLIC_FOLDER, {
    staticDir: 'static',
    botCheck: Boolean(botCheckKey),
    includeSubDomains: includeSubDomains === 'true',
    redirects: readRedirects('content'),
  });
};
