import type { Brand } from '../../brand/brand';
import { brandFaults } from '../../brand/brandFaults';
import { brandOf, type ContentFiles } from '../read/contentFiles';
import { brandKind } from '../shape/kinds/brand';
import { suggestion } from './nearest';
import { fieldProblem, type Problem } from './problem';
import { validateFields } from './validateFields';

/** Parses brand.md. Returns `undefined` if a field is invalid, which checkFields reports. */
export async function parseBrand({ document }: ContentFiles): Promise<Brand | undefined> {
  const brandDocument = document(brandKind.path);
  const errors = await validateFields(brandKind.fields, brandDocument);
  return errors.length > 0 ? undefined : brandOf(brandDocument.fields);
}

/** Checks that a service or value names an existing thread. Accepts any name if the brand is invalid. */
export function threadFault(name: string, brand: Brand | undefined): string | undefined {
  const names = brand?.threads.map((thread) => thread.name) ?? [];
  // If two of the three threads have the same name by mistake, an unknown name is probably meant for one of them.
  if (new Set(names).size < 3 || names.includes(name)) return undefined;
  return `cannot be "${name}". ${suggestion(name, names)}`;
}

export const checkBrand = ({ document }: ContentFiles, brand: Brand): Problem[] =>
  brandFaults(brand).map(({ path, message }) => ({
    file: brandKind.path,
    ...fieldProblem(document(brandKind.path), path, message),
  }));
