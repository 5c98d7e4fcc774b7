import { ValidationError } from 'yup';
import { isMap, visit } from 'yaml';
import type { Fields } from '../shape/fields';
import { fieldsSchema } from './fieldSchema';
import type { Problem } from './problem';
import type { ContentDocument } from '../read/readDocument';

type Located = Omit<Problem, 'file'>;

/** `offers.items[2].text` as steps; yup counts items from 0. */
const stepsOf = (path: string): (string | number)[] =>
  path
    .split(/[.[\]]+/)
    .filter((step) => step !== '')
    .map((step) => (/^\d+$/.test(step) ? Number(step) : step));

/** Items of a list as people count them: from 1. */
const countedFromOne = (path: string): string =>
  path.replace(/\[(\d+)\]/g, (_, index: string) => `[${Number(index) + 1}]`);

/** The field that a misspelt name was meant to be is not missing as well. */
function withoutMeant(errors: readonly ValidationError[]): ValidationError[] {
  const meant = errors.flatMap(({ path = '', message }) => {
    const name = /is no field here\. Did you mean (\w+)\?$/.exec(message)?.[1];
    return name === undefined ? [] : [path.replace(/[^.]*$/, name)];
  });
  return errors.filter(
    ({ path = '', message }) => !(meant.includes(path) && message.startsWith('is missing')),
  );
}

/** Words behind ` #`, which YAML takes for a remark, so that a visitor would never read them. */
function lostWords({ yaml, lineAt }: ContentDocument): Located[] {
  const lost: Located[] = [];
  visit(yaml, {
    Scalar(_, { value, comment, range }) {
      if (typeof value !== 'string' || !comment || !range) return;
      lost.push({
        line: lineAt(range[0]),
        message: `loses the words "#${comment}", because # begins a remark. Put the whole text in quotes.`,
      });
    },
  });
  return lost;
}

/** What is wrong with the fields of a file. */
export function checkFields(fields: Fields, document: ContentDocument): Located[] {
  if (!isMap(document.yaml.contents)) {
    const message = 'has no fields. Write lines such as "title: Design" between two lines of ---';
    return [{ line: 1, message }];
  }
  return [...wrongFields(fields, document), ...lostWords(document)];
}

function wrongFields(fields: Fields, document: ContentDocument): Located[] {
  try {
    fieldsSchema(fields).validateSync(document.fields, { abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    // One field, one message: an empty text is not too short as well.
    const first = new Map(error.inner.map((fault) => [fault.path ?? '', fault] as const).reverse());
    return withoutMeant([...first.values()].reverse()).map(({ path = '', message }) => ({
      line: document.lineOf(stepsOf(path)),
      field: countedFromOne(path),
      message,
    }));
  }
}
