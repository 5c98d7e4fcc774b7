import { brandFaults } from '../../brand/brandFaults';
import { brandOf } from '../read/readBrand';
import { isLeftOut } from '../read/contentFields';
import type { ContentFiles } from '../read/contentFiles';
import { kindOf } from '../shape/kinds';
import { brand as brandKind } from '../shape/kinds/brand';
import { fieldErrors } from './fieldErrors';
import { suggestion } from './nearest';
import { writtenPath, type Problem } from './problem';

/** Texts that should name a thread, and name none. */
const strangers = (files: ContentFiles, names: readonly string[]): Problem[] =>
  files.paths.flatMap((file) =>
    Object.entries(kindOf(file)?.fields ?? {}).flatMap(([field, { is }]) => {
      const document = files.document(file);
      const value = document?.fields[field];
      if (is !== 'thread' || typeof value !== 'string' || isLeftOut(value)) return [];
      const message = `cannot be "${value}". ${suggestion(value, names)}`;
      const line = document?.lineOf([field]) ?? 1;
      return names.includes(value) ? [] : { file, line, field, message };
    }),
  );

/** Colours of which no site could be made that can be read, and threads that the brand does not have. */
export function checkBrand(files: ContentFiles): Problem[] {
  const document = files.document(brandKind.path);
  // What is wrong with its fields is said of each.
  if (!document || fieldErrors(brandKind.fields, document.fields).length > 0) return [];
  const brand = brandOf(document.fields);
  const faults = brandFaults(brand).map(({ path, message }) => ({
    file: brandKind.path,
    line: document.lineOf(path),
    field: writtenPath(path),
    message,
  }));
  const names = brand.threads.map(({ name }) => name);
  // Where two threads have one name, the name that is missing elsewhere is one of theirs.
  return new Set(names).size < names.length ? faults : [...faults, ...strangers(files, names)];
}
