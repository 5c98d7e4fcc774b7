import config from '../gatsby-config';

const gatsbyStub = {
  type: { name: 'MarkdownRemark' },
  getNodesByType: () => [],
  cache: { get: () => undefined, set: () => undefined },
};

/**
 * Converts markdown to an HTML syntax tree with gatsby-transformer-remark and
 * its options in gatsby-config.ts.
 */
export async function htmlTreeOf(markdown: string): Promise<{ type: string }> {
  // A plugin in the config is a string or an object. Object() accepts both and
  // returns `any`, so `resolve` can be read.
  const { options } = Object(
    config.plugins?.find(
      (each) => Object(each).resolve === 'gatsby-transformer-remark',
    ),
  );
  // The plugin has no types, so `import` would be a type error.
  const plugin = jest.requireActual('gatsby-transformer-remark/gatsby-node');
  // Gatsby adds `plugins: []` to the options that it passes to the plugin.
  const fields = await plugin.setFieldsOnGraphQLNodeType(gatsbyStub, {
    ...options,
    plugins: [],
  });

  // node, arguments, context
  return fields.htmlAst.resolve({ internal: { content: markdown } }, {}, {});
}
