import config from '../../../gatsby-config';
import { partsOf } from './markdown';

/** A text as the page has it: by gatsby-transformer-remark, with the options that the site gives it. */
async function html(content: string): Promise<string> {
  const plugins = (config.plugins ?? []).map((plugin) =>
    plugin && typeof plugin === 'object' ? plugin : { resolve: String(plugin), options: {} },
  );
  const found = plugins.find(({ resolve }) => resolve === 'gatsby-transformer-remark');
  const tools = {
    type: { name: 'MarkdownRemark' },
    getNodesByType: () => [],
    cache: { get: () => undefined, set: () => undefined },
  };
  const { setFieldsOnGraphQLNodeType } = jest.requireActual(
    'gatsby-transformer-remark/gatsby-node',
  );
  const fields = await setFieldsOnGraphQLNodeType(tools, { ...found?.options, plugins: [] });
  return fields.html.resolve({ internal: { content } }, {}, {});
}

test('the page makes no footnote, which the check would take for a link', async () => {
  const text = 'Wool.[^1]\n\n[^1]: Note';
  expect(partsOf(text).map(({ type }) => type)).toContain('definition');
  expect(await html(text)).toBe('<p>Wool.<a href="Note">^1</a></p>');
});
