import type { Brand } from '../../brand/brand';
import { brandFaults } from '../../brand/brandFaults';
import { checkAddress } from '../../content/check/checkAddress';
import { checkBody } from '../../content/check/checkBody';
import { checkFields } from '../../content/check/checkFields';
import { checkFolders } from '../../content/check/checkFolders';
import type { CheckReference } from '../../content/check/validateFields';
import { readDocument } from '../../content/read/readDocument';
import { kindOf } from '../../content/shape/kinds';
import { brandKind } from '../../content/shape/kinds/brand';
import type { Texts } from './publishedTexts';

const WEB_PICTURE = /\.(jpe?g|png|webp|avif)$/i;
const NOT_WEB_PICTURE =
  'is not a picture that every browser shows. Open it in a picture editor, save it as JPEG, and choose that.';

/** Checks a picture only by its name, because savedFaults gets no picture's bytes. */
const checkPicture: CheckReference = ({ is }, name) =>
  Promise.resolve(is === 'picture' && !WEB_PICTURE.test(name) ? NOT_WEB_PICTURE : undefined);

/**
 * Checks a file before the editor saves it. Returns the messages of `npm run check:content`, except those that need the files
 * of other folders or the bytes of pictures. The whole check runs on the pull request.
 * @param file path relative to content/
 * @param published the published files of its folder; empty if they are unknown
 */
export async function savedFaults(file: string, text: string, published: Texts): Promise<string[]> {
  const kind = kindOf(file);
  if (!kind) return [`${file} is not a file of the site's content.`];
  const texts: Texts = { ...published, [file]: text };
  const document = readDocument(text);
  const files = {
    paths: Object.keys(texts),
    document: (path: string) => readDocument(texts[path] ?? ''),
    // The checks below call neither of these two.
    bytes: () => Buffer.alloc(0),
    isStatic: () => false,
  };
  const fieldFaults = await checkFields(kind.fields, document, checkPicture);
  const isValidBrand = kind === brandKind && fieldFaults.length === 0;
  const colourFaults = isValidBrand ? brandFaults(document.fields as unknown as Brand) : [];
  // Faults between files, such as a duplicate order. Leaves out faults of other folders, which look empty here.
  const folderFaults = checkFolders(files)
    .filter((fault) => fault.file in texts)
    .map((fault) => ({ message: `${fault.file}: ${fault.message}` }));
  const bodyFaults = checkBody(kind.body, document, files);
  const faults = [fieldFaults, bodyFaults, colourFaults, folderFaults].flat();
  return [...checkAddress(file), ...faults].map(({ message }) => message);
}
