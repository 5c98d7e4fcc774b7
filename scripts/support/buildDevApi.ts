import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildApi } from '../../api/build';
import { checkContent } from './checkContent';

/** Prints the mistakes in `content/` and bundles the function app. If a mistake prevents that, keeps an earlier bundle. */
export async function buildDevApi(root: string): Promise<void> {
  const mistakes = await checkContent(root).catch(({ message }: Error) => message);
  if (mistakes !== undefined) console.error(mistakes);
  try {
    await buildApi({ root });
  } catch (error) {
    if (mistakes === undefined || !existsSync(join(root, 'api/dist/main.cjs'))) throw error;
    console.error(
      'Until you correct this and start again, the function uses the content of the last build.',
    );
  }
}
