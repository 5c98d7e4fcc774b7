import { sampleFile } from '../../../testing/sampleContent';
import { serviceKind } from '../../content/shape/kinds/service';
import { contentNode } from './contentNodes';

const helpers = {
  createNodeId: () => 'id',
  createContentDigest: () => 'digest',
};
const node = (path: string, source: string) =>
  contentNode(path, source, helpers);

test("the node of a content file has the file's fields, and the GraphQL type of its kind", () => {
  expect(node('services/care.md', sampleFile(serviceKind, 7))).toMatchObject({
    title: 'Sample 7',
    order: 7,
    published: true, // the default
    slide: { drawing: 'circles' }, // the example of this field in serviceKind
    internal: { type: 'Service' },
  });
});

test('a file with published: false has no node, and neither has content/README.md', () => {
  const file = sampleFile(serviceKind).replace(
    'order: 1',
    'order: 1\npublished: false',
  );

  expect(node('services/care.md', file)).toBeUndefined();
  expect(node('README.md', '# Guide')).toBeUndefined();
});

test('a file with invalid YAML has a node with empty fields, so that `gatsby develop` keeps running', () => {
  expect(node('services/care.md', '---\ntitle: a: b\n---\n')).toMatchObject({
    title: null,
  });
});
