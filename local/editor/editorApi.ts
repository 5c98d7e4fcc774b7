import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { isFolder, type Kind } from '../../src/content/shape/fields';
import { isInside } from '../isInside';
import { kindOf } from '../../src/content/shape/kinds';
import { readDocument } from '../../src/content/read/readDocument';
import { savedDocument, shownDocument } from '../../src/content/derive/savedDocument';

/** What the editor asks for that is none of its business, in one sentence. */
export class Refused extends Error {}

const CONTENT = 'content/';
const PICTURE = /^pictures\/[^/\\]+\.(jpe?g|png|webp|avif)$/i;

type Params = Readonly<Record<string, unknown>>;
type Encoded = { path?: unknown; content?: unknown };

/** A path below content/, as the editor names it: from the top of the project. No hidden file, and no way out. */
const pathIn = (path: unknown): string => {
  if (typeof path === 'string' && path.startsWith(CONTENT) && !/\/\.|\\/.test(path))
    return path.slice(CONTENT.length);
  throw new Refused(`${String(path)} is not in content/.`);
};

function kindAt(path: string): Kind {
  const kind = kindOf(path);
  if (!kind) throw new Refused(`${path} is no file of the site's content.`);
  return kind;
}

function pictureAt(path: string): string {
  if (PICTURE.test(path)) return path;
  throw new Refused(`${path} is no JPEG, PNG, WebP or AVIF picture in content/pictures/.`);
}

const idOf = (bytes: string | Buffer): string => createHash('sha256').update(bytes).digest('hex');

type Shown = { data: string | null };

const orderOf = ({ data }: Shown): number =>
  Number((Object(readDocument(data ?? '').fields) as Params).order) || Number.MAX_SAFE_INTEGER;

/** The order in which files stand on their page. */
const byOrder = (one: Shown, other: Shown): number => orderOf(one) - orderOf(other);

const listOf = <Item>(value: unknown): Item[] => (Array.isArray(value) ? (value as Item[]) : []);

/**
 * The disk as Decap CMS knows it: the actions of its proxy backend, on the files of content/ and no others. What it
 * saves is written in the form in which content is kept.
 * @param folder the folder content/
 * @returns answers an action, or throws `Refused`
 */
export function editorApi(folder: string): (action: unknown, params: Params) => Promise<unknown> {
  /** @throws Refused where a link leads out of the folder */
  async function at(path: string): Promise<string> {
    const place = join(folder, path);
    if (await isInside(folder, place)) return place;
    throw new Refused(`${path} is a link to outside of content/.`);
  }
  async function textAt(path: string): Promise<string | undefined> {
    const place = await at(path);
    return readFile(place, 'utf8').catch(() => undefined);
  }

  async function entry(path: string) {
    const kind = kindAt(path);
    const kept = await textAt(path);
    const data = kept === undefined ? null : shownDocument(kind, kept);
    return { data, file: { path: CONTENT + path, id: data === null ? null : idOf(data) } };
  }

  async function write(path: string, content: string | Buffer): Promise<void> {
    const place = await at(path);
    await mkdir(dirname(place), { recursive: true });
    await writeFile(place, content);
  }

  async function picture(path: string) {
    const bytes = await readFile(await at(pictureAt(path)));
    const name = basename(path);
    return {
      id: idOf(bytes),
      content: bytes.toString('base64'),
      encoding: 'base64',
      path: CONTENT + path,
      name,
    };
  }

  async function savePicture({ path, content }: Encoded): Promise<string> {
    const place = pictureAt(pathIn(path));
    await write(place, Buffer.from(String(content), 'base64'));
    return place;
  }

  async function remove(path: string): Promise<void> {
    const kind = kindOf(path);
    // Pages cannot go: the site needs them.
    if (!(kind && isFolder(kind))) pictureAt(path);
    await rm(await at(path));
  }

  const namesIn = async (place: string): Promise<string[]> =>
    (await readdir(await at(place)).catch(() => [])).filter((name) => !name.startsWith('.')).sort();

  const actions: Readonly<Record<string, (params: Params) => Promise<unknown>>> = {
    info: async () => ({ repo: 'content', publish_modes: ['simple'], type: 'local_fs' }),
    entriesByFolder: async ({ folder: place }) => {
      const path = pathIn(place);
      const files = (await namesIn(path)).map((name) => `${path}/${name}`);
      return (await Promise.all(files.filter((file) => kindOf(file)).map(entry))).sort(byOrder);
    },
    entriesByFiles: ({ files }) =>
      Promise.all(listOf<{ path: unknown }>(files).map(({ path }) => entry(pathIn(path)))),
    getEntry: ({ path }) => entry(pathIn(path)),
    persistEntry: async ({ dataFiles, assets }) => {
      const pictures = listOf<Encoded>(assets);
      const files = listOf<{ path: unknown; raw: unknown }>(dataFiles).map(({ path, raw }) => ({
        path: pathIn(path),
        raw: String(raw),
      }));
      // All are looked at before one is written.
      const kindsOf = files.map(({ path }) => kindAt(path));
      for (const { path } of pictures) pictureAt(pathIn(path));
      for (const asset of pictures) await savePicture(asset);
      for (const [index, { path, raw }] of files.entries()) {
        const kind = kindsOf[index];
        if (kind) await write(path, savedDocument(kind, raw, await textAt(path)));
      }
      return { message: 'entry persisted' };
    },
    getMedia: async () => {
      const paths = (await namesIn('pictures')).map((name) => `pictures/${name}`);
      return Promise.all(paths.filter((path) => PICTURE.test(path)).map(picture));
    },
    getMediaFile: ({ path }) => picture(pathIn(path)),
    persistMedia: async ({ asset }) => picture(await savePicture(Object(asset) as Encoded)),
    deleteFile: ({ path }) => remove(pathIn(path)).then(() => ({ message: 'deleted' })),
    deleteFiles: async ({ paths }) => {
      for (const path of listOf(paths)) await remove(pathIn(path));
      return { message: 'deleted' };
    },
  };

  return async (action, params) => {
    const act =
      typeof action === 'string' && Object.hasOwn(actions, action) ? actions[action] : undefined;
    if (!act) throw new Refused(`The editor has no action ${String(action)}.`);
    return act(params);
  };
}
