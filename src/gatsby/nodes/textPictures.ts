import { type HtmlNode } from './htmlTree';

/** A picture in several widths and formats. */
export interface ResizedPicture {
  /** Size of the original in px, as it is seen: after its rotation. */
  width: number;
  height: number;

  /** The formats that are smaller than the fallback, the smallest first. */
  sources: readonly { type: string | undefined; srcSet: string }[];
  fallback: { src: string; srcSet: string };
}

/** @param url of the picture, as in the markdown */
export type ResizePicture = (url: string) => Promise<ResizedPicture>;

/**
 * Displayed widths. The text column is 52rem wide at most, and narrower than
 * the window by the gutters and, from 64rem, by the table of contents.
 */
const COLUMN = 'calc(100vw - 2.5rem)';
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

/** Pictures of a paragraph that follow one another, or its words. */
interface Run {
  isOfPictures: boolean;
  nodes: HtmlNode[];
}

/**
 * Splits a paragraph where pictures follow words, or words pictures. The editor
 * puts a picture into the paragraph in which the cursor is.
 */
function runsIn({ children = [] }: HtmlNode): Run[] {
  const runs: Run[] = [];

  for (const node of children) {
    const last = runs.at(-1);
    const isOfPictures = isBlank(node) ? last?.isOfPictures : isPicture(node);

    if (isOfPictures === undefined) continue; // a space at the start

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

/** Returns one figure, or a group of figures. */
async function figures(
  { nodes }: Run,
  resize: ResizePicture,
  firstLoading: FigureOptions['loading'],
): Promise<HtmlNode> {
  const images = nodes.filter(isPicture);
  const isPaired = images.length > 1;

  const made = await Promise.all(
    images.map((image, index) =>
      figure({
        image,
        resize,
        isPaired,
        loading: index === 0 ? firstLoading : 'lazy',
      }),
    ),
  );
  const [only] = made;

  // TextSections.module.css reads the attribute.
  return only && !isPaired ? only : element('div', { dataPictures: '' }, made);
}

/**
 * Replaces the pictures in the paragraphs of a text with figures.
 * @param startLoading for a picture at the very start of the text, which is in
 * the first screen of a text page
 */
export async function withFigures(
  tree: HtmlNode,
  resize: ResizePicture,
  startLoading: FigureOptions['loading'],
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
      const loading = isAtStart() ? startLoading : 'lazy';

      children.push(
        run.isOfPictures
          ? await figures(run, resize, loading)
          : { ...block, children: run.nodes },
      );
    }
  }

  return { ...tree, children };
}
