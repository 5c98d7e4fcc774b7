import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { isFolder } from '../content/fields';
import { kindOf, kinds } from '../content/kinds';
import { readDocument } from '../content/readDocument';
import { contentNode } from './contentNodes';
import { validateContent } from './validateContent';

const singles = kinds.filter((kind) => !isFolder(kind)).map(({ path }) => path);

/**
 * Under `gatsby develop`, shows the last good text of a file that is wrong or gone, until it is right again; says what
 * is wrong each time. In a build, stops (Gatsby's `createPages`, which develop runs after every change of content).
 * Good texts are kept in Gatsby's cache, so that a restart finds them too.
 */
export async function keepLastGoodText(args: CreatePagesArgs, folder = 'content'): Promise<void> {
  const { actions, cache, getNodesByType, reporter } = args;
  const wrong = new Set(
    validateContent(reporter, folder).map(({ file }) => file.slice('content/'.length)),
  );
  const present = getNodesByType('File').map(({ relativePath }) => String(relativePath));
  for (const path of new Set([...singles, ...present])) {
    if (!kindOf(path)) continue;
    const file = join(folder, path);
    if (existsSync(file) && !wrong.has(path)) {
      await cache.set(path, readFileSync(file, 'utf8'));
      continue;
    }
    const source: unknown = await cache.get(path);
    const kept = typeof source === 'string' ? contentNode(path, source, args) : undefined;
    if (!kept || typeof source !== 'string') continue;
    // As markdown of its own, which gatsby-transformer-remark then reads: its file holds other words, or is gone.
    const { body } = readDocument(source);
    await actions.createNode({
      ...kept,
      internal: { ...kept.internal, mediaType: 'text/markdown', content: `\n${body}` },
    });
  }
}
