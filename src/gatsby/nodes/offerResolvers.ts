import type { Node } from 'gatsby';
import { fillIn } from '../../content/read/fillIn';
import { partsOf, wordsOf, type Node as Part } from '../../content/read/markdown';
import { withoutSoftHyphens } from '../../content/read/withoutSoftHyphens';
import { agencyOf, markdownOf, type Context } from './contentResolvers';

/** The bold words with which an item of a list begins. */
const boldStart = ({ children: [paragraph] = [] }: Part): Part[] =>
  (paragraph?.children ?? []).slice(0, 1).filter(({ type }) => type === 'strong');

/**
 * What a service offers, by name: the bold words that its list items begin with, or else the service itself. So a row
 * such as "More..." tells search engines what is in it.
 * @param title of the service
 * @param text its markdown
 * @param words that are filled in for their names in braces
 */
export function offers(title: string, text: string, words: object): string[] {
  const named = partsOf(text)
    .filter(({ type }) => type === 'listItem')
    .flatMap(boldStart)
    .map((bold) => withoutSoftHyphens(fillIn(wordsOf(bold), words)));
  return named.length > 0 ? named : [title];
}

/** A field of its own on each service, for a `createResolvers` call of its own. */
export const offerResolvers = {
  Service: {
    offers: {
      type: '[String!]!',
      resolve: async (service: Node & { title?: string }, _args: object, context: Context) => {
        const { rawMarkdownBody } = markdownOf(service, context);
        const { words } = await agencyOf(context);
        return offers(String(service.title), String(rawMarkdownBody), words);
      },
    },
  },
};
