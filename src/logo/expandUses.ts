import type { CustomPlugin, XastElement, XastParent } from 'svgo';
import { SHAPES } from './elements';

/** Attributes of `<use>` that say which element to copy, and where. */
const PLACE = ['href', 'xlink:href', 'x', 'y', 'width', 'height'];

/** Returns the element that an address such as `#a` names. */
function findTarget(
  { children }: XastParent,
  address: string | undefined,
): XastElement | undefined {
  for (const child of children) {
    if (child.type !== 'element') continue;

    const isTarget = `#${child.attributes.id}` === address;
    const found = isTarget ? child : findTarget(child, address);

    if (found) return found;
  }

  return undefined;
}

type Attributes = Readonly<Record<string, string>>;

const withoutNames = (attributes: Attributes, names: string[]): Attributes =>
  Object.fromEntries(
    Object.entries(attributes).filter(([name]) => !names.includes(name)),
  );

/**
 * Returns the attributes of a shape where `<use>` draws it. The shape inherits
 * the colours that it does not have itself.
 */
function copiedAttributes(use: Attributes, shape: Attributes) {
  const { x = '0', y = '0' } = use;

  const transforms = [use.transform, `translate(${x} ${y})`, shape.transform];
  const styles = [use.style, shape.style];

  return {
    ...withoutNames(use, PLACE),
    // Ids are unique.
    ...withoutNames(shape, ['id']),
    transform: transforms.filter(Boolean).join(' '),
    style: styles.filter(Boolean).join(';'),
  };
}

/**
 * A plugin of SVGO: replaces each `<use>` of a shape by a copy of the shape.
 * Illustrator writes the shape of a clip group that way. Other elements are not
 * copied, because groups that copy groups could grow without limit.
 */
export const expandUses: CustomPlugin = {
  name: 'expandUses',
  fn: (root) => ({
    element: {
      enter: (element) => {
        if (element.name !== 'use') return;

        const { href, 'xlink:href': xlinkHref } = element.attributes;
        const target = findTarget(root, href ?? xlinkHref);

        if (!target || !SHAPES.includes(target.name)) return;

        element.name = target.name;
        element.attributes = copiedAttributes(
          element.attributes,
          target.attributes,
        );
      },
    },
  }),
};
