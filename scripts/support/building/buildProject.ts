import { join } from 'node:path';
import {
  deletePreviousBuild,
  moveBuildAside,
} from '../../../local/host/previousBuild';
import { runCommand } from '../runCommand';
import { answerGatsby } from './answerGatsby';
import { buildApi } from './buildApi';
import { buildStamp, deleteStamp, isBuilt, writeStamp } from './buildStamp';
import { checkContent } from './checkContent';
import { GATSBY_SETTINGS } from './gatsbySettings';
import { openPictureStore } from './pictureStore';
import { printFontBytes } from './printFontBytes';

/**
 * Keeps resized pictures. Gatsby's own cache does not: Gatsby deletes it if
 * there is no `public/`.
 */
const PICTURE_FOLDER = '.resized-pictures';

/**
 * Runs `gatsby build`. If it fails, prints its output.
 * @throws an error if it fails
 */
async function buildSite(
  root: string,
  env: NodeJS.ProcessEnv,
  signal?: AbortSignal,
): Promise<void> {
  const publicFolder = join(root, 'public');

  // While public/ exists, Gatsby reuses pages of earlier builds, even if
  // src/art, src/gatsby or the table of pages has changed.
  moveBuildAside(publicFolder);

  const gatsby = join(root, 'node_modules/gatsby/cli.js');

  // Without NO_COLOR, Gatsby colours error messages even if the output is not a
  // terminal.
  const gatsbyEnv = {
    ...env,
    ...GATSBY_SETTINGS,
    ENABLE_GATSBY_EXTERNAL_JOBS: '1',
    NO_COLOR: '1',
  };
  const pictures = openPictureStore(join(root, PICTURE_FOLDER));

  const { code, output } = await runCommand(
    process.execPath,
    [gatsby, 'build'],
    {
      cwd: root,
      env: gatsbyEnv,
      signal,
      answer: (message) => answerGatsby(message, pictures),
    },
  );

  if (code !== 0) {
    console.error(output);
    throw new Error('The site could not be built. The reason is above.');
  }

  pictures.save();
  deletePreviousBuild(publicFolder);
}

/**
 * Builds the function app and the site if a file or a setting has changed since
 * the last build.
 * @throws an error if the content has a mistake or a build fails
 */
export async function buildProject(
  root: string,
  env: NodeJS.ProcessEnv,
  signal?: AbortSignal,
): Promise<void> {
  const stamp = buildStamp(root, env);

  if (isBuilt(root, stamp)) {
    console.log('Nothing has changed since the last build.');

    return;
  }

  // The check names every mistake in the content; buildApi would name only the
  // first.
  await checkContent(root);

  deleteStamp(root);
  const startedAt = Date.now();

  console.log('Building the function…');
  await buildApi({ root });

  console.log('Building the site… (the first time takes a minute or two)');
  await buildSite(root, env, signal);

  writeStamp(root, stamp);

  printFontBytes(join(root, 'public'));
  console.log(`Built in ${Math.round((Date.now() - startedAt) / 1000)} s.`);
}
