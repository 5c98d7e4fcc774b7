import type { Node } from 'gatsby';

/** The part of Gatsby's resolver context that is used here; Gatsby has no types for it. */
interface Context {
  nodeModel: { getNodeById: (query: { id: string }) => Node | null };
}

/**
 * What a service offers, by name: the bold words that its list items begin with, or else the service itself. So a row
 * such as "More..." tells search engines what is in it.
 * @param title of the service
 * @param text its markdown
 */
export function offers(title: string, text: string): string[] {
  const named = [...text.matchAll(/^[-*+] +\*\*(.+?)\*\*/gm)].map(([, name = '']) => name);
  return named.length > 0 ? named : [title];
}

/** A field of its own on each service, for a `createResolvers` call of its own. */
export const offerResolvers = {
  Service: {
    offers: {
      type: '[String!]!',
      resolve: (service: Node & { title?: string }, _args: object, { nodeModel }: Context) => {
        const relatives = [service.parent ?? '', ...service.children];
        const texts = relatives.map((id) => nodeModel.getNodeById({ id })?.rawMarkdownBody);
        return offers(String(service.title), String(texts.find(Boolean) ?? ''));
      },
    },
  },
};
