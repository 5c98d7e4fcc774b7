import type { Brand } from '../../brand/brand';
import { brandFaults } from '../../brand/brandFaults';
import { checkAddress } from '../../content/check/checkAddress';
import { checkBody } from '../../content/check/checkBody';
import { checkFields, type CheckReference } from '../../content/check/checkFields';
import { checkFolders } from '../../content/check/checkFolders';
import type { ContentFiles } from '../../content/read/contentFiles';
import { readDocument } from '../../content/read/readDocument';
import { kindOf } from '../../content/shape/kinds';
import { brandKind } from '../../content/shape/kinds/brand';

const NOT_WEB_PICTURE =
  'is not a picture that every browser shows. Open it in a picture editor, save it as JPEG, and choose that.';
const checkPictureName: CheckReference = async ({ is }, name) =>
  is === 'picture' && !/\.(jpe?g|png|webp|avif)$/i.test(name) ? NOT_WEB_PICTURE : undefined;

/** Runs the checks that need only a file's folder. The pull request runs all. @param texts by path relative to content/ */
export async function savedFaults(file: string, texts: Record<string, string>): Promise<string[]> {
  const kind = kindOf(file);
  if (!kind) return [`${file} is not a file of the site's content.`];
  const document = (path: string) => readDocument(texts[path] ?? '');
  // The checks below use no other member of ContentFiles.
  const files = { paths: Object.keys(texts), document } as ContentFiles;
  const saved = document(file);
  const fieldFaults = await checkFields(kind.fields, saved, checkPictureName);
  const isValidBrand = kind === brandKind && fieldFaults.length === 0;
  const faults = [
    ...checkAddress(file),
    ...fieldFaults,
    ...checkBody(kind.body, saved, files),
    ...(isValidBrand ? brandFaults(saved.fields as unknown as Brand) : []),
  ].map(({ message }) => message);
  // Other folders look empty here, which checkFolders reports.
  const folderFaults = checkFolders(files).filter((fault) => fault.file in texts);
  return [...faults, ...folderFaults.map((fault) => `${fault.file}: ${fault.message}`)];
}
