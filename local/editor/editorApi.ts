import { lstat, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { isFolder, type Kind } from '../../src/content/shape/fields';
import { kindOf } from '../../src/content/shape/kinds';
import { readDocument } from '../../src/content/read/readDocument';
import { savedDocument, shownDocument } from '../../src/content/derive/savedDocument';

const CONTENT = 'content/';
const PICTURE = /^pictures\/[^/\\]+\.(jpe?g|png|webp|avif)$/i;

type Params = Readonly<Record<string, unknown>>;

/** A path below content/, as the editor names it: from the top of the project. No hidden file, and no way out. */
const pathIn = (path: unknown): string => {
  if (typeof path === 'string' && path.startsWith(CONTENT) && !/\/\.|\\/.test(path))
    return path.slice(CONTENT.length);
  throw new Error(`${String(path)} is not in content/.`);
};

function kindAt(path: string): Kind {
  const kind = kindOf(path);
  if (!kind) throw new Error(`${path} is no file of the site's content.`);
  return kind;
}

function pictureIn(path: unknown): string {
  const picture = pathIn(path);
  if (PICTURE.test(picture)) return picture;
  throw new Error(`${picture} is no JPEG, PNG, WebP or AVIF picture in content/pictures/.`);
}

/** The place of a file among those of its folder; one without is the last. */
const orderOf = ({ data }: { data: string | null }): number =>
  Number(readDocument(data ?? '').fields.order) || Number.MAX_SAFE_INTEGER;

const paramsOf = (value: unknown): Params => Object(value) as Params;
const listOf = (value: unknown): Params[] => [value ?? []].flat().map(paramsOf);

/**
 * The disk as Decap CMS knows it: the actions of its proxy backend, on the files of content/ and no others. What it
 * saves is written in the form in which content is kept.
 * @param folder the folder content/
 * @returns answers an action, or throws one sentence on what is none of the editor's business
 */
export function editorApi(folder: string): (action: unknown, params: unknown) => Promise<unknown> {
  /** @throws for a link, which may lead anywhere */
  async function at(path: string): Promise<string> {
    const place = join(folder, path);
    const found = await lstat(place).catch(() => undefined);
    if (found?.isSymbolicLink()) throw new Error(`${path} is a link to another place.`);
    return place;
  }

  const textAt = async (path: string): Promise<string | undefined> =>
    readFile(await at(path), 'utf8').catch(() => undefined);

  async function namesIn(path: string): Promise<string[]> {
    const names = await readdir(await at(path)).catch(() => []);
    const shown = names.filter((name) => !name.startsWith('.')).sort();
    return shown.map((name) => `${path}/${name}`);
  }

  async function entry(path: string) {
    const kind = kindAt(path);
    const kept = await textAt(path);
    const data = kept === undefined ? null : shownDocument(kind, kept);
    return { data, file: { path: CONTENT + path, id: path } };
  }

  async function write(path: string, content: string | Buffer): Promise<void> {
    const place = await at(path);
    await mkdir(dirname(place), { recursive: true });
    await writeFile(place, content);
  }

  async function picture(path: string) {
    const content = await readFile(await at(path), 'base64');
    return { id: path, content, encoding: 'base64', path: CONTENT + path, name: basename(path) };
  }

  async function savePicture({ path, content }: Params): Promise<string> {
    const place = pictureIn(path);
    await write(place, Buffer.from(String(content), 'base64'));
    return place;
  }

  const actions: Readonly<Record<string, (params: Params) => Promise<unknown>>> = {
    entriesByFolder: async (params) => {
      const files = (await namesIn(pathIn(params.folder))).filter(kindOf);
      return (await Promise.all(files.map(entry))).sort((a, b) => orderOf(a) - orderOf(b));
    },
    entriesByFiles: ({ files }) =>
      Promise.all(listOf(files).map(({ path }) => entry(pathIn(path)))),
    getEntry: ({ path }) => entry(pathIn(path)),
    persistEntry: async ({ dataFiles, assets }) => {
      // All are looked at before one is written.
      const files = listOf(dataFiles).map(({ path, raw }) => {
        const place = pathIn(path);
        return { path: place, kind: kindAt(place), raw: String(raw) };
      });
      for (const { path } of listOf(assets)) pictureIn(path);
      for (const asset of listOf(assets)) await savePicture(asset);
      for (const { path, kind, raw } of files)
        await write(path, savedDocument(kind, raw, await textAt(path)));
      return { message: 'entry persisted' };
    },
    getMedia: async () =>
      Promise.all((await namesIn('pictures')).filter((path) => PICTURE.test(path)).map(picture)),
    getMediaFile: async ({ path }) => picture(pictureIn(path)),
    persistMedia: async ({ asset }) => picture(await savePicture(paramsOf(asset))),
    deleteFiles: async ({ paths }) => {
      for (const path of Array.isArray(paths) ? paths : []) {
        const kind = kindOf(pathIn(path));
        // Pages cannot go: the site needs them.
        const gone = kind && isFolder(kind) ? pathIn(path) : pictureIn(path);
        await rm(await at(gone));
      }
      return { message: 'deleted' };
    },
  };

  return async (action, params) => {
    const act = Object.hasOwn(actions, String(action)) ? actions[String(action)] : undefined;
    if (!act) throw new Error(`The editor has no action ${String(action)}.`);
    return act(paramsOf(params));
  };
}
