import type { Brand } from '../../brand/brand';
import { brandFaults } from '../../brand/brandFaults';
import { checkFile } from '../../content/check/checkFile';
import { checkFolders } from '../../content/check/checkFolders';
import type { ContentFiles } from '../../content/read/contentFiles';
import { readDocument } from '../../content/read/readDocument';
import { brandKind } from '../../content/shape/kinds/brand';

/** Returns the faults that show without other folders; CI checks all. @param texts of the file's folder, by path in content/ */
export async function checkOnSave(file: string, texts: Record<string, string>): Promise<string[]> {
  const document = (path: string) => readDocument(texts[path] ?? '');
  const files = { paths: Object.keys(texts), document } as ContentFiles; // The checks use no more.
  const faults = (await checkFile(file, files)).map(({ message }) => message);
  // Leaves out faults of folders: other folders look empty here.
  const folderFaults = checkFolders(files).filter((fault) => fault.file in texts);
  faults.push(...folderFaults.map((fault) => `${fault.file}: ${fault.message}`));
  if (file !== brandKind.path || faults.length > 0) return faults;
  const brand = document(file).fields as unknown as Brand; // checked above
  return brandFaults(brand).map(({ message }) => message);
}
