import type { HtmlNode } from './htmlTree';

/** A picture in several widths and formats. */
export interface ResizedPicture {
  /** Size of the original in px, after its rotation. */
  width: number;
  height: number;

  /** The formats that are smaller than the fallback, the smallest first. */
  sources: readonly { type: string | undefined; srcSet: string }[];
  fallback: { src: string; srcSet: string };
}

/** @param url of the picture, as in the markdown */
export type ResizePicture = (url: string) => Promise<ResizedPicture>;

/** Width of the text column in a narrow window: the window without gutters. */
const COLUMN = 'calc(100vw - 2.5rem)';

/**
 * Displayed widths of a picture, for the attribute `sizes`: the whole text
 * column, or half of it. From 64rem on, the table of contents stands beside the
 * column. The column is at most 52rem wide.
 */
const SIZES = {
  full: `(min-width: 84rem) 52rem, (min-width: 64rem) 60vw, ${COLUMN}`,
  half: `(min-width: 84rem) 26rem, (min-width: 64rem) 30vw, (min-width: 48rem) 46vw, ${COLUMN}`,
};

const element = (
  tagName: string,
  properties: HtmlNode['properties'],
  children: HtmlNode[] = [],
): HtmlNode => ({ type: 'element', tagName, properties, children });

const isPicture = ({ tagName }: HtmlNode): boolean => tagName === 'img';

const isBlank = ({ type, tagName, value = '' }: HtmlNode): boolean =>
  tagName === 'br' || (type === 'text' && value.trim() === '');

/**
 * A part of a paragraph: either pictures that follow one another, or words
 * without a picture.
 */
interface Run {
  isOfPictures: boolean;
  nodes: HtmlNode[];
}

/**
 * Splits a paragraph into pictures and words. A paragraph may have both,
 * because the editor puts a picture into the paragraph in which the cursor is.
 */
function runsIn({ children = [] }: HtmlNode): Run[] {
  const runs: Run[] = [];

  for (const node of children) {
    const last = runs.at(-1);
    // A space or line break belongs to the run before it.
    const isOfPictures = isBlank(node) ? last?.isOfPictures : isPicture(node);

    // Leaves out a space at the start, which has no run before it.
    if (isOfPictures === undefined) continue;

    if (last?.isOfPictures === isOfPictures) last.nodes.push(node);
    else runs.push({ isOfPictures, nodes: [node] });
  }

  return runs;
}

interface FigureOptions {
  image: HtmlNode;
  resize: ResizePicture;

  /** Whether another picture stands beside this one. */
  isPaired: boolean;
  loading: 'eager' | 'lazy';
}

/** Makes a figure of an `<img>`, with its title as the caption. */
async function figure({
  image,
  resize,
  isPaired,
  loading,
}: FigureOptions): Promise<HtmlNode> {
  const { src, alt, title } = image.properties ?? {};
  const { width, height, sources, fallback } = await resize(String(src));

  const isPortrait = height > width;
  const sizes = isPaired || isPortrait ? SIZES.half : SIZES.full;

  const picture = element('picture', {}, [
    ...sources.map((source) => element('source', { ...source, sizes })),
    element('img', {
      ...fallback,
      sizes,
      width,
      height,
      alt,
      loading,
      decoding: 'async',
    }),
  ]);
  const caption = title
    ? [element('figcaption', {}, [{ type: 'text', value: String(title) }])]
    : [];

  // TextSections.module.css reads the attribute.
  return element('figure', isPortrait ? { dataPortrait: '' } : {}, [
    picture,
    ...caption,
  ]);
}

/** Returns a figure, or for several pictures a group of figures. */
async function figures(
  { nodes }: Run,
  resize: ResizePicture,
  loadingOfFirst: FigureOptions['loading'],
): Promise<HtmlNode> {
  const images = nodes.filter(isPicture);
  const isPaired = images.length > 1;

  const allFigures = await Promise.all(
    images.map((image, index) =>
      figure({
        image,
        resize,
        isPaired,
        loading: index === 0 ? loadingOfFirst : 'lazy',
      }),
    ),
  );
  const [firstFigure] = allFigures;

  if (firstFigure && !isPaired) return firstFigure;

  // TextSections.module.css reads the attribute.
  return element('div', { dataPictures: '' }, allFigures);
}

/**
 * Replaces the pictures in the paragraphs of a text with figures.
 * @param loadingAtStart value of `loading` for a picture at the very start of
 * the text
 */
export async function withFigures(
  tree: HtmlNode,
  resize: ResizePicture,
  loadingAtStart: FigureOptions['loading'],
): Promise<HtmlNode> {
  const children: HtmlNode[] = [];
  const isAtStart = (): boolean => children.every(isBlank);

  for (const block of tree.children ?? []) {
    const hasPicture = block.tagName === 'p' && block.children?.some(isPicture);

    if (!hasPicture) {
      children.push(block);
      continue;
    }

    for (const run of runsIn(block)) {
      const loading = isAtStart() ? loadingAtStart : 'lazy';

      children.push(
        run.isOfPictures
          ? await figures(run, resize, loading)
          : { ...block, children: run.nodes },
      );
    }
  }

  return { ...tree, children };
}
