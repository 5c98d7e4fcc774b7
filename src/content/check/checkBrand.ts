import type { Brand } from '../../brand/brand';
import { brandFaults } from '../../brand/brandFaults';
import { brandOf } from '../read/readBrand';
import type { ContentFiles } from '../read/contentFiles';
import { brand as brandKind } from '../shape/kinds/brand';
import { fieldErrors } from './fieldErrors';
import { suggestion } from './nearest';
import { fieldProblem, type Problem } from './problem';

/** Parses brand.md. Returns `undefined` if a field is invalid, which checkFields reports. */
export async function parseBrand({ document }: ContentFiles): Promise<Brand | undefined> {
  const { fields } = document(brandKind.path);
  const errors = await fieldErrors(brandKind.fields, fields);
  return errors.length > 0 ? undefined : brandOf(fields);
}

/** Checks the name of a thread that a service or a value chooses. Accepts any name if the brand is invalid. */
export function threadFault(name: string, brand: Brand | undefined): string | undefined {
  const names = brand?.threads.map((thread) => thread.name) ?? [];
  // If two threads have one name, an unknown name elsewhere is probably what one of them should be.
  const areUnique = brand && new Set(names).size === names.length;
  return areUnique && !names.includes(name)
    ? `cannot be "${name}". ${suggestion(name, names)}`
    : undefined;
}

/** Reports faults of the colours, at their lines. */
export function checkBrand({ document }: ContentFiles, brand: Brand | undefined): Problem[] {
  const file = brandKind.path;
  return (brand ? brandFaults(brand) : []).map(({ path, message }) => ({
    file,
    ...fieldProblem(document(file), path, message),
  }));
}
