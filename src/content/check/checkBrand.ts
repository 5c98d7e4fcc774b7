import type { Brand } from '../../brand/brand';
import { brandFaults } from '../../brand/brandFaults';
import type { ContentFiles } from '../read/contentFiles';
import { brandOf } from '../read/readBrand';
import { brandKind } from '../shape/kinds/brand';
import { shortened } from '../shape/shortened';
import { validateFields } from './fields/validateFields';
import { checkLogos, type FieldMessage } from './checkLogos';
import { fieldProblem, suggestion, type Problem } from './problem';

/**
 * Parses brand.md. Returns `undefined` if a field is invalid, which checkFields
 * reports.
 */
export async function parseBrand({
  document,
}: ContentFiles): Promise<Brand | undefined> {
  const brandDocument = document(brandKind.path);
  const errors = await validateFields(brandKind.fields, brandDocument);

  return errors.length > 0 ? undefined : brandOf(brandDocument.fields);
}

/**
 * Returns a message if a service or value names an unknown thread. Accepts any
 * name if the brand is invalid.
 */
export function threadFault(
  name: string,
  brand: Brand | undefined,
): string | undefined {
  const names = brand?.threads.map((thread) => thread.name) ?? [];

  // If two of the three threads have the same name by mistake, an unknown name
  // is probably the right name of one of them.
  const hasThreeNames = new Set(names).size === 3;

  if (!hasThreeNames || names.includes(name)) return undefined;

  return `cannot be "${shortened(name)}". ${suggestion(name, names)}`;
}

/** Checks colours, logos and icon of a brand whose fields are valid. */
export async function checkBrand(
  files: ContentFiles,
  brand: Brand,
): Promise<Problem[]> {
  const messages: FieldMessage[] = [
    ...brandFaults(brand),
    ...(await checkLogos(brand, files)),
  ];

  return messages.map(({ path, message, warning }) => ({
    file: brandKind.path,
    ...fieldProblem(files.document(brandKind.path), path, message),
    ...(warning ? { warning } : {}),
  }));
}
