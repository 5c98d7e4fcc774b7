import { brandFaults } from '../../brand/brandFaults';
import type { Brand } from '../../brand/brand';
import { checkAddress } from '../../content/check/checkAddress';
import { checkBody } from '../../content/check/checkBody';
import { checkFields } from '../../content/check/checkFields';
import { readDocument } from '../../content/read/readDocument';
import { isFolder } from '../../content/shape/fields';
import { kindOf } from '../../content/shape/kinds';
import { brand } from '../../content/shape/kinds/brand';
import type { Texts } from './publishedTexts';

const SHOWN = /\.(jpe?g|png|webp|avif)$/i;
const NOT_SHOWN =
  'is no picture that every browser shows. Open it in a program for pictures, save it as JPEG, and choose that.';

/** A number that another file of the same folder has. */
function orderFaults(order: unknown, others: Texts): string[] {
  const taken = Object.entries(others).map(([name, text]) => ({
    name,
    order: Number(readDocument(text).fields.order),
  }));
  const other = taken.find((each) => each.order === order);
  const free = Math.max(0, ...taken.map((each) => each.order)) + 1;
  return other
    ? [`order: ${other.order} is the order of ${other.name}. Write another: ${free} is free.`]
    : [];
}

/**
 * What is wrong with a file that a form is about to save, in the sentences of `npm run check:content`. What needs other
 * files or the bytes of a picture, but for the orders of a folder, is left to that check.
 * @param path of the file, from the top of the project
 * @param others the other files of its folder
 */
export async function savedFaults(path: string, text: string, others: Texts): Promise<string[]> {
  const file = path.replace(/^content\//, '');
  const kind = kindOf(file);
  if (!kind) return [`${file} is no file of the site's content.`];
  const document = readDocument(text);
  const noFiles = {
    paths: [],
    document: () => readDocument(''),
    bytes: () => Buffer.alloc(0),
    isStatic: () => false,
  };
  const fields = await checkFields(kind.fields, document, ({ is }, value) =>
    Promise.resolve(is === 'picture' && !SHOWN.test(value) ? NOT_SHOWN : undefined),
  );
  const faults = [...checkAddress(file), ...fields, ...checkBody(kind.body, document, noFiles)];
  if (kind === brand && fields.length === 0)
    faults.push(
      ...brandFaults(document.fields as unknown as Brand).map(({ message }) => ({
        line: 0,
        message,
      })),
    );
  return [
    ...faults.map(({ message }) => message),
    ...(isFolder(kind) ? orderFaults(document.fields.order, others) : []),
  ];
}
