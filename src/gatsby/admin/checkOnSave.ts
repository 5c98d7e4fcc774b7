import type { Brand } from '../../brand/brand';
import { brandFaults } from '../../brand/brandFaults';
import { checkFile } from '../../content/check/checkFile';
import { checkFolders } from '../../content/check/folder/checkFolders';
import { isError } from '../../content/check/problem';
import type { ContentFiles } from '../../content/read/contentFiles';
import { readDocument } from '../../content/read/readDocument';
import { brandKind } from '../../content/shape/kinds/brand';

/**
 * Returns a sentence for each fault of a file. Finds only faults that show
 * without the files of other folders.
 * @param texts of all files in the file's folder, by path in content/
 */
export async function checkOnSave(
  file: string,
  texts: Record<string, string>,
): Promise<string[]> {
  const document = (path: string) => readDocument(texts[path] ?? '');
  // The checks below read only these two properties of ContentFiles.
  const files = { paths: Object.keys(texts), document } as ContentFiles;

  // The form of the editor has no place for warnings, which don't stop a build.
  const problems = await checkFile(file, files);
  const fileFaults = problems.filter(isError);

  // Keeps only faults of given files. checkFolders also calls each other folder
  // empty, because `texts` has none of its files.
  const folderFaults = checkFolders(files).filter(
    (fault) => fault.file in texts && isError(fault),
  );

  const faults = [
    ...fileFaults.map(({ message }) => message),
    ...folderFaults.map((fault) => `${fault.file}: ${fault.message}`),
  ];

  if (file !== brandKind.path || faults.length > 0) return faults;

  // checkFile has found no fault, so the fields have the shape of a brand.
  const brand = document(file).fields as unknown as Brand;

  return brandFaults(brand).map(({ message }) => message);
}
