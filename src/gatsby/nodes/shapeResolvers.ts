import { type Field, fieldNames, groupsIn } from '../../content/shape/fields';
import { isLeftOut } from '../../content/read/isLeftOut';
import { kinds } from '../../content/shape/kinds';
import {
  agencyIn,
  brandIn,
  type FieldConfigs,
  type Resolve,
  type TypeResolvers,
} from './context';
import { softHyphens } from './softHyphens';

/**
 * Resolves the name of a thread to its position in brand.md, from 1, or to
 * `null` if brand.md has no such thread.
 */
const threadNumber =
  (fieldName: string): Resolve =>
  async (source, _args, context) => {
    const { threads } = await brandIn(context);
    const index = threads.findIndex(({ name }) => name === source[fieldName]);

    return index === -1 ? null : index + 1;
  };

/**
 * Resolves to a field's text with soft hyphens: the writer's own and further
 * ones. Resolves to `null` if an optional text is left out.
 */
export const hyphenated =
  (fieldName: string): Resolve =>
  async (source, _args, context) => {
    const text = source[fieldName];

    if (isLeftOut(text)) return null;

    const { language } = await agencyIn(context);

    return softHyphens(String(text), language);
  };

function resolversOf(name: string, field: Field): FieldConfigs {
  if (field.is === 'thread') return { [name]: { resolve: threadNumber(name) } };

  // The node has a hyphenated field twice: for example `title`, and
  // `titleHyphenated` with the writer's own soft hyphens.
  const [, hyphenatedName] = fieldNames(name, field);

  if (!hyphenatedName) return {};

  return { [hyphenatedName]: { resolve: hyphenated(hyphenatedName) } };
}

const shapes = kinds.flatMap((kind) => [kind, ...groupsIn(kind.fields)]);

/** Resolvers that follow from the content's shape: one item for each field. */
export const shapeResolvers: TypeResolvers[] = shapes.flatMap(
  ({ type, fields }) =>
    Object.entries(fields).map(([name, field]) => ({
      [type]: resolversOf(name, field),
    })),
);
