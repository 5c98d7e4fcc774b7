import config from '../gatsby-config';

const gatsbyStub = {
  type: { name: 'MarkdownRemark' },
  getNodesByType: () => [],
  cache: { get: () => undefined, set: () => undefined },
};

/** Returns the plugin's options in gatsby-config.ts. */
function optionsOf(plugin: string): object {
  const { plugins = [] } = config;

  for (const entry of plugins) {
    // A plugin in the config is a string or an object with `resolve`.
    if (typeof entry === 'object' && entry.resolve === plugin)
      return entry.options ?? {};
  }

  throw new Error(`gatsby-config.ts has no options of ${plugin}.`);
}

/**
 * Converts markdown to an HTML syntax tree with gatsby-transformer-remark and
 * its options in gatsby-config.ts.
 */
export async function htmlTreeOf(markdown: string): Promise<{ type: string }> {
  // The plugin has no types, so `import` would be a type error.
  const plugin = jest.requireActual('gatsby-transformer-remark/gatsby-node');

  // Gatsby adds `plugins: []` to the options that it passes to the plugin.
  const fields = await plugin.setFieldsOnGraphQLNodeType(gatsbyStub, {
    ...optionsOf('gatsby-transformer-remark'),
    plugins: [],
  });

  const node = { internal: { content: markdown } };
  const fieldArguments = {};
  const context = {};

  return fields.htmlAst.resolve(node, fieldArguments, context);
}
