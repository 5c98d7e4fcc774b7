import type { Node } from 'gatsby';
import { derivePalette } from '../../brand/derivePalette';
import { brandOf } from '../../content/read/readBrand';
import type { Context } from './contentResolvers';

/** The place of the thread that a file names, from 1; none where it names none. */
const thread = (type: string) => ({
  type,
  resolve: async ({ colour }: Node, _args: object, { nodeModel }: Context) => {
    const brand = await nodeModel.findOne({ type: 'Brand' });
    if (!brand) throw new Error('content/brand.md could not be read.');
    const place = brandOf(brand).threads.findIndex(({ name }) => name === colour);
    return place < 0 ? null : place + 1;
  },
});

/** What is worked out from the brand, for a `createResolvers` call of its own. */
export const brandResolvers = {
  Service: { colour: thread('Int') },
  Value: { colour: thread('Int!') },
  Brand: {
    /** The ground of light pages in the dark scheme. */
    darkPage: {
      type: 'String!',
      resolve: (brand: Node) => derivePalette(brandOf(brand)).dark.page,
    },
  },
};
