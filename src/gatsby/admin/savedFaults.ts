import type { Brand } from '../../brand/brand';
import { brandFaults } from '../../brand/brandFaults';
import { checkAddress } from '../../content/check/checkAddress';
import { checkBody } from '../../content/check/checkBody';
import { checkFields } from '../../content/check/checkFields';
import { checkFolders } from '../../content/check/checkFolders';
import { readDocument } from '../../content/read/readDocument';
import { kindOf } from '../../content/shape/kinds';
import { brand } from '../../content/shape/kinds/brand';
import type { Texts } from './publishedTexts';

const SHOWN = /\.(jpe?g|png|webp|avif)$/i;
const NOT_SHOWN =
  'is not a picture that every browser shows. Open it in a picture editor, save it as JPEG, and choose that.';

/**
 * Returns what is wrong with a file before it is saved, in the sentences of `npm run check:content`. That check still
 * runs on the pull request: it needs all files, and the bytes of pictures.
 * @param file path in content/
 * @param texts the published files of its folder; empty if they are unknown
 */
export async function savedFaults(file: string, text: string, texts: Texts): Promise<string[]> {
  const kind = kindOf(file);
  if (!kind) return [`${file} is not a file of the site's content.`];
  const all: Texts = { ...texts, [file]: text };
  const document = readDocument(text);
  const files = {
    paths: Object.keys(all),
    document: (path: string) => readDocument(all[path] ?? ''),
    bytes: () => Buffer.alloc(0),
    isStatic: () => false,
  };
  const fields = await checkFields(kind.fields, document, ({ is }, value) =>
    Promise.resolve(is === 'picture' && !SHOWN.test(value) ? NOT_SHOWN : undefined),
  );
  const isRightBrand = kind === brand && fields.length === 0;
  const colours = isRightBrand ? brandFaults(document.fields as unknown as Brand) : [];
  // Faults of several files, such as an order that two have.
  const shared = checkFolders(files)
    .filter(({ file: other }) => other in texts || other === file)
    .map((fault) => ({ message: `${fault.file}: ${fault.message}` }));
  const own = [...checkAddress(file), ...fields, ...checkBody(kind.body, document, files)];
  return [...own, ...colours, ...shared].map(({ message }) => message);
}
