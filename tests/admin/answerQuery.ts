import { parse, type SelectionSetNode, valueFromASTUntyped } from 'graphql';

type Fields = Readonly<Record<string, unknown>>;
type Resolve = (args: Fields) => unknown;

/**
 * Answers a GraphQL query from plain objects: a function is called with the arguments, a list is answered item by item.
 * @throws for a field that the objects don't have
 */
export function answerQuery(query: string, variables: Fields, root: Fields): unknown {
  const select = (from: unknown, set: SelectionSetNode | undefined): unknown => {
    if (!set || from === null || from === undefined) return from ?? null;
    if (Array.isArray(from)) return from.map((item) => select(item, set));
    const held = from as Fields;
    return set.selections.reduce<Fields>((answer, node) => {
      if (node.kind === 'FragmentSpread') throw new Error('No query has one.');
      if (node.kind === 'InlineFragment') {
        const fits = !('__typename' in held) || held.__typename === node.typeCondition?.name.value;
        return fits ? { ...answer, ...(select(held, node.selectionSet) as Fields) } : answer;
      }
      const { name, alias, arguments: given = [], selectionSet } = node;
      if (!(name.value in held)) throw new Error(`The stand-in has no field ${name.value}.`);
      const args = Object.fromEntries(
        given.map((arg) => [arg.name.value, valueFromASTUntyped(arg.value, { ...variables })]),
      );
      const value = held[name.value];
      const found = typeof value === 'function' ? (value as Resolve)(args) : value;
      return { ...answer, [alias?.value ?? name.value]: select(found, selectionSet) };
    }, {});
  };
  const [definition] = parse(query).definitions;
  if (definition?.kind !== 'OperationDefinition') throw new Error('This is no query.');
  return select(root, definition.selectionSet);
}
