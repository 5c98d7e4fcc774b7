import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildApi } from './buildApi';
import { checkContent } from './checkContent';

const LAST_CONTENT_HINT =
  'Correct this and start again. The function uses the content of the last build.';

/**
 * Prints the mistakes in the content, and bundles the function app. If the
 * mistakes prevent that, keeps the last bundle.
 * @throws if there is no last bundle
 */
export async function buildDevApi(root: string): Promise<void> {
  const mistakes = await checkContent(root).catch(
    ({ message }: Error) => message,
  );

  if (mistakes !== undefined) console.error(mistakes);

  try {
    await buildApi({ root });
  } catch (error) {
    const hasBundle = existsSync(join(root, 'api/dist/main.cjs'));

    if (mistakes === undefined || !hasBundle) throw error;

    console.error(LAST_CONTENT_HINT);
  }
}
