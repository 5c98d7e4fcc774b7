import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { isError } from '../../content/check/problem';
import { isFolder } from '../../content/shape/fields';
import { kindOf, kinds } from '../../content/shape/kinds';
import { readDocument } from '../../content/read/readDocument';
import { contentNode, contentNodeId, placeBelow } from './contentNodes';
import { contentProblems } from './contentProblems';

const singles = kinds.filter((kind) => !isFolder(kind));

/** Shows other words than those of the file: as markdown of its own, which gatsby-transformer-remark then reads. */
async function showKept(path: string, source: string, args: CreatePagesArgs): Promise<void> {
  const made = contentNode(path, source, args);
  if (!made) return;
  const internal = {
    ...made.internal,
    mediaType: 'text/markdown',
    content: `\n${readDocument(source).body}`,
    // Unlike that of the same words from the file, which could not take this node's place otherwise.
    contentDigest: args.createContentDigest({ kept: source }),
  };
  await args.actions.createNode({ ...made, internal });
}

/** Shows the words of the file again, if others were shown: its own problem may have been solved in another file. */
async function showFile(path: string, source: string, args: CreatePagesArgs): Promise<void> {
  const { actions, getNode, getNodesByType } = args;
  const kind = kindOf(path);
  const shown = kind && getNode(contentNodeId(kind, path, args));
  if (shown?.internal.mediaType !== 'text/markdown') return;
  const made = contentNode(path, source, args);
  const markdown = getNodesByType('MarkdownRemark').find(
    ({ fileAbsolutePath }) => fileAbsolutePath === resolve('content', path),
  );
  if (made && markdown) await placeBelow(markdown, made, actions);
  else actions.deleteNode(shown);
}

/**
 * Under `gatsby develop`, shows the last good text of a file that is wrong or gone, until it is right again (Gatsby's
 * `createPages`, which develop runs after every change of content). Good texts are kept in Gatsby's cache, so that a
 * restart finds them too. A build has been stopped by `validateContent` before it comes here.
 */
export async function keepLastGoodText(args: CreatePagesArgs): Promise<void> {
  const { cache, getNodesByType } = args;
  const wrong = new Set((await contentProblems()).filter(isError).map(({ file }) => file));
  const present = getNodesByType('File').map(({ relativePath }) => String(relativePath));
  for (const path of new Set([...singles.map((kind) => kind.path), ...present])) {
    const file = `content/${path}`;
    if (!kindOf(path)) continue;
    if (existsSync(file) && !wrong.has(file)) {
      const source = readFileSync(file, 'utf8');
      await cache.set(path, source);
      await showFile(path, source, args);
    } else {
      const source: unknown = await cache.get(path);
      if (typeof source === 'string') await showKept(path, source, args);
    }
  }
}
