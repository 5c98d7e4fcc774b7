import config from '../../../gatsby-config';

/** Converts markdown as the site does: by gatsby-transformer-remark with the options in gatsby-config.ts. */
export async function transformRemark<Form extends 'html' | 'htmlAst'>(
  content: string,
  form: Form,
): Promise<Form extends 'html' ? string : { type: string }> {
  const plugins = (config.plugins ?? []).map((plugin) =>
    plugin && typeof plugin === 'object' ? plugin : { resolve: String(plugin), options: {} },
  );
  const remark = plugins.find(({ resolve }) => resolve === 'gatsby-transformer-remark');
  const gatsby = {
    type: { name: 'MarkdownRemark' },
    getNodesByType: () => [],
    cache: { get: () => undefined, set: () => undefined },
  };
  const { setFieldsOnGraphQLNodeType } = jest.requireActual(
    'gatsby-transformer-remark/gatsby-node',
  );
  const fields = await setFieldsOnGraphQLNodeType(gatsby, { ...remark?.options, plugins: [] });
  return fields[form].resolve({ internal: { content } }, {}, {});
}
