// The page of the editor: starts Decap CMS with our configuration, and shows the live page beside each form.
import type { Brand } from '../../src/brand/brand';
import { brandFaults } from '../../src/brand/brandFaults';
import { editorConfig } from '../../src/content/derive/editorConfig';

/** The file that a form shows: its path is empty where it is new. */
interface Entry {
  get(name: 'path' | 'collection' | 'slug'): string;
  get(name: 'data'): { toJS(): unknown };
}
interface ControlProps {
  value: unknown;
  field: { get(name: 'name'): string };
  entry: Entry;
}
/** The control of a field, as Decap CMS has it. */
interface Control {
  props: ControlProps;
  isValid?: () => boolean | { error: unknown };
}

/** The address of the live page, which editorHost.ts puts in. */
declare const SITE: string;

declare global {
  interface Window {
    CMS_MANUAL_INIT: boolean;
    /** The part of Decap CMS that is used here; its bundle brings it. */
    CMS: {
      init(options: { config: object }): void;
      getLocale(name: string): { editor: { editorToolbar: object }; ui: { toast: object } };
      registerPreviewTemplate(form: string, preview: unknown): void;
      getWidget(name: string): { control: new (props: ControlProps) => Control };
      registerEventListener(event: { name: string; handler: () => Promise<void> }): void;
      registerWidget(name: string, control: unknown): void;
    };
    h(name: string, settings: object): unknown;
  }
}

/** The live page, which loads its new words by itself when they are saved. */
const livePage =
  (path: string) =>
  ({ entry }: { entry: Entry }): unknown =>
    window.h('iframe', {
      src: `/live${path.replace('{{slug}}', entry.get('slug'))}`,
      title: 'The live page',
      style: { position: 'absolute', inset: 0, width: '100%', height: '100%', border: 0 },
    });

/** What Decap CMS calls publishing is saving here: nothing goes online. */
const SAVING = {
  publishing: 'Saving...',
  publish: 'Save',
  published: 'Saved',
  publishNow: 'Save now',
  deployButtonLabel: 'Open the page',
  publishAndCreateNew: 'Save and create another',
  publishAndDuplicate: 'Save and duplicate',
};

const TOAST = {
  entrySaved: 'Saved on this computer',
  onFailToPersist: '%{details}',
  onFailToDelete: '%{details}',
};

/** A control that tells at its field what is wrong, in a sentence, besides what it looks at by itself. */
const telling = (widget: string, fault: (props: ControlProps) => string | undefined): unknown =>
  class extends window.CMS.getWidget(widget).control {
    constructor(props: ControlProps) {
      super(props);
      const { isValid = () => true } = this;
      this.isValid = () => {
        const message = fault(this.props);
        return message === undefined ? isValid() : { error: { type: 'CUSTOM', message } };
      };
    }
  };

/** The number of the place of each file among those of its folder. */
let places: readonly { path: string; order: number }[] = [];
const readPlaces = async (): Promise<void> => {
  places = (await (await fetch('/orders.json')).json()) as typeof places;
};

/** A number that another file of the same folder has. */
function takenOrder({ value, entry }: ControlProps): string | undefined {
  const folder = `content/${entry.get('collection')}/`;
  const others = places.filter(({ path }) => path.startsWith(folder) && path !== entry.get('path'));
  const other = others.find(({ order }) => order === value);
  if (!other) return undefined;
  const free = Math.max(...others.map(({ order }) => order)) + 1;
  return `${String(value)} is the order of ${other.path.slice(folder.length)}. Write another: ${free} is free.`;
}

/** A colour with which no site could be made that can be read. */
function colourFault({ value, field, entry }: ControlProps): string | undefined {
  const brand = entry.get('data').toJS() as Brand;
  const { ground, paper, threads = [] } = brand;
  const colours = [ground, paper, ...threads.map(({ colour }) => colour)];
  if (!colours.every((colour) => /^#[0-9a-f]{6}$/i.test(colour))) return undefined;
  // A control does not know its place in a list, so it is known by its name and its colour.
  return brandFaults(brand).find(({ path: [list, index] }) => {
    const thread = list === 'threads' ? threads[Number(index)] : undefined;
    return thread
      ? field.get('name') === 'colour' && thread.colour === value
      : field.get('name') === list;
  })?.message;
}

/** Tells at once which picture cannot be taken: Decap CMS would say "Failed to persist media" and an error's name. */
function refusePictures(event: Event): void {
  const { files } = event.target as HTMLInputElement;
  const refused = [...(files ?? [])].find(({ name }) => !/\.(jpe?g|png|webp|avif)$/i.test(name));
  if (!refused) return;
  event.stopImmediatePropagation();
  alert(
    `${refused.name} is no picture that browsers show. Open it in a program for pictures, save it as JPEG, PNG, WebP or AVIF, and choose that.`,
  );
}

/** A form, or the one of a new file. */
const FORM = /#\/collections\/[^/]+\/(entries\/|new)/;

/** Between two forms without their list in between, Decap CMS would show an empty form: the page is loaded anew. */
function loadTypedForms(): void {
  let shown = location.href;
  let kept = false;
  const ask = window.confirm.bind(window);
  window.confirm = (question) => !(kept = !ask(question));
  addEventListener('hashchange', () =>
    // When Decap CMS has asked whether to leave what is not saved.
    setTimeout(() => {
      if (kept) history.replaceState(null, '', shown);
      else if (location.href !== shown && FORM.test(shown) && FORM.test(location.href))
        location.reload();
      else shown = location.href;
      kept = false;
    }),
  );
}

async function start(): Promise<void> {
  const english = window.CMS.getLocale('en');
  Object.assign(english.editor.editorToolbar, SAVING);
  Object.assign(english.ui.toast, TOAST);
  for (const list of editorConfig.collections)
    for (const { name, preview_path } of 'files' in list ? list.files : [list])
      window.CMS.registerPreviewTemplate(name, livePage(preview_path));
  await readPlaces();
  window.CMS.registerEventListener({ name: 'postSave', handler: readPlaces });
  window.CMS.registerWidget('order', telling('number', takenOrder));
  window.CMS.registerWidget('color', telling('color', colourFault));
  document.addEventListener('change', refusePictures, { capture: true });
  loadTypedForms();
  // Nobody has to log in to their own computer.
  localStorage.setItem('decap-cms-user', JSON.stringify({ backendName: 'proxy' }));
  window.CMS.init({ config: { ...editorConfig, site_url: SITE } });
}

window.CMS_MANUAL_INIT = true;
document.addEventListener('DOMContentLoaded', () => void start());
