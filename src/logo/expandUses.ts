import type { CustomPlugin, XastChild, XastElement, XastParent } from 'svgo';
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
 * Returns the attributes of an element where `<use>` draws it. The element
 * inherits the colours that it does not have itself.
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

const isElement = (node: XastChild): node is XastElement =>
  node.type === 'element';

const isShape = ({ name }: XastElement): boolean => SHAPES.includes(name);

/**
 * Whether an element can be copied: a shape, or a group of shapes alone. Groups
 * that copy groups could grow without limit.
 */
function canCopy(target: XastElement): boolean {
  const children = target.children.filter(isElement);
  const isGroupOfShapes = target.name === 'g' && children.every(isShape);

  return isShape(target) || isGroupOfShapes;
}

const copyOfShape = ({ name, attributes }: XastElement): XastElement => ({
  type: 'element',
  name,
  attributes: { ...withoutNames(attributes, ['id']) },
  children: [],
});

/**
 * A plugin of SVGO: replaces each `<use>` of a shape or of a group of shapes by
 * a copy. Illustrator writes the shape of a clip group that way, and programs
 * that turn a PDF into an SVG write letters that way.
 */
export const expandUses: CustomPlugin = {
  name: 'expandUses',
  fn: (root) => ({
    element: {
      enter: (element) => {
        if (element.name !== 'use') return;

        const { href, 'xlink:href': xlinkHref } = element.attributes;
        const target = findTarget(root, href ?? xlinkHref);

        if (!target || !canCopy(target)) return;

        element.children = target.children
          .filter(isElement)
          .filter(isShape)
          .map(copyOfShape);
        element.name = target.name;
        element.attributes = copiedAttributes(
          element.attributes,
          target.attributes,
        );
      },
    },
  }),
};
