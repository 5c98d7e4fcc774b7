import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildApi } from '../../api/build';
import { checkContent } from './checkContent';

/**
 * Prints the mistakes in `content/` and bundles the function app. If a mistake prevents that, keeps the last bundle.
 * @throws if there is no last bundle to keep, or the build fails for another reason
 */
export async function buildDevApi(root: string): Promise<void> {
  const mistakes = await checkContent(root).catch(({ message }: Error) => message);
  if (mistakes !== undefined) console.error(mistakes);
  try {
    await buildApi({ root });
  } catch (error) {
    const hasBundle = existsSync(join(root, 'api/dist/main.cjs'));
    if (mistakes === undefined || !hasBundle) throw error;
    console.error(
      'Until you correct this and start again, the function uses the content of the last build.',
    );
  }
}
