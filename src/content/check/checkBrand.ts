import type { Brand } from '../../brand/brand';
import { brandFaults } from '../../brand/brandFaults';
import { brandOf } from '../read/readBrand';
import type { ContentFiles } from '../read/contentFiles';
import { brand as brandKind } from '../shape/kinds/brand';
import { fieldErrors } from './fieldErrors';
import { suggestion } from './nearest';
import { fieldProblem, type Problem } from './problem';

/** The brand; nothing where one of its fields is wrong, of which the check of its fields says so. */
export async function rightBrand({ document }: ContentFiles): Promise<Brand | undefined> {
  const { fields } = document(brandKind.path);
  const errors = await fieldErrors(brandKind.fields, fields);
  return errors.length > 0 ? undefined : brandOf(fields);
}

/** What is wrong with the name of a thread; nothing where the brand says too little to tell. */
export function threadFault(name: string, brand: Brand | undefined): string | undefined {
  const names = brand?.threads.map((thread) => thread.name) ?? [];
  // Where two threads have one name, the name that is missing elsewhere is one of theirs.
  const isClear = brand && new Set(names).size === names.length;
  return isClear && !names.includes(name)
    ? `cannot be "${name}". ${suggestion(name, names)}`
    : undefined;
}

/** Colours of which no site could be made that can be read. */
export function checkBrand({ document }: ContentFiles, brand: Brand | undefined): Problem[] {
  const file = brandKind.path;
  return (brand ? brandFaults(brand) : []).map(({ path, message }) => ({
    file,
    ...fieldProblem(document(file), path, message),
  }));
}
