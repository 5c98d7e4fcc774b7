import type { Brand } from '../../brand/brand';
import { brandFaults } from '../../brand/brandFaults';
import { checkFile } from '../../content/check/checkFile';
import { checkFolders } from '../../content/check/checkFolders';
import type { ContentFiles } from '../../content/read/contentFiles';
import { readDocument } from '../../content/read/readDocument';
import { brandKind } from '../../content/shape/kinds/brand';

/** Runs the checks that need only the file's folder; CI runs all. @param texts of that folder, by path relative to content/ */
export async function checkOnSave(file: string, texts: Record<string, string>): Promise<string[]> {
  const document = (path: string) => readDocument(texts[path] ?? '');
  // The checks below use no other member of ContentFiles.
  const files = { paths: Object.keys(texts), document } as ContentFiles;
  const faults = (await checkFile(file, files)).map(({ message }) => message);
  // Leaves out faults of folders: every folder but this file's looks empty here.
  const folderFaults = checkFolders(files).filter((fault) => fault.file in texts);
  faults.push(...folderFaults.map((fault) => `${fault.file}: ${fault.message}`));
  if (file !== brandKind.path || faults.length > 0) return faults;
  return brandFaults(document(file).fields as unknown as Brand).map(({ message }) => message);
}
