import { parse, type SelectionSetNode, valueFromASTUntyped } from 'graphql';

type Fields = Readonly<Record<string, unknown>>;

/**
 * Answers a GraphQL query from plain objects: calls functions with the arguments, and answers lists item by item. A field
 * that the objects don't have is null.
 */
export function answerQuery(query: string, variables: Fields, root: Fields): unknown {
  const select = (from: unknown, set: SelectionSetNode | undefined): unknown => {
    if (!set || from === null || from === undefined) return from ?? null;
    if (Array.isArray(from)) return from.map((item) => select(item, set));
    const object = from as Fields;
    return set.selections.reduce<Fields>((answer, node) => {
      if (node.kind === 'FragmentSpread') throw new Error('Fragments are not supported.');
      if (node.kind === 'InlineFragment') {
        const type = object.__typename ?? node.typeCondition?.name.value;
        const fits = type === node.typeCondition?.name.value;
        return fits ? { ...answer, ...(select(object, node.selectionSet) as Fields) } : answer;
      }
      const value = object[node.name.value];
      const args = node.arguments?.map(({ name, value: given }) => [
        name.value,
        valueFromASTUntyped(given, { ...variables }),
      ]);
      const found = typeof value === 'function' ? value(Object.fromEntries(args ?? [])) : value;
      return { ...answer, [(node.alias ?? node.name).value]: select(found, node.selectionSet) };
    }, {});
  };
  const [definition] = parse(query).definitions;
  if (definition?.kind !== 'OperationDefinition') throw new Error('This is not a query.');
  return select(root, definition.selectionSet);
}
