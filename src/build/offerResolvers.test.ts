import type { Node } from 'gatsby';
import { offerResolvers, offers } from './offerResolvers';

test('a service with a list offers what its items begin with', () => {
  const text =
    'We do that too:\n\n- **Graphic design**: logos.\n- **Shops**: with a **short** way.\n';
  expect(offers('More...', text)).toEqual(['Graphic design', 'Shops']);
});

test('a service without a list offers itself', () => {
  expect(offers('Design', 'We draw **real** pages.')).toEqual(['Design']);
});

test.each([
  ['above', { parent: 'markdown', children: [] as string[] }],
  ['below', { parent: null, children: ['markdown'] }],
])('the text of a service is found %s it', (_where, relatives) => {
  const nodeModel = {
    getNodeById: ({ id }: { id: string }) =>
      id === 'markdown' ? ({ rawMarkdownBody: '- **Shops**: tills.' } as unknown as Node) : null,
  };
  const service = { ...relatives, title: 'More...' } as unknown as Node;
  expect(offerResolvers.Service.offers.resolve(service, {}, { nodeModel })).toEqual(['Shops']);
});
