// The page of the editor: starts Decap CMS with our configuration, and shows the live page beside each form.

/** What is used here of the configuration, which comes from the shape of the content. */
interface Config {
  /** The address of the live site. */
  site_url: string;
  collections: (Form & { files?: Form[] })[];
}
/** A form, with the page that shows its words. */
interface Form {
  name: string;
  preview_path: string;
}

/** The part of Decap CMS that is used here; its bundle brings it. */
interface Decap {
  init(options: { config: Config }): void;
  getLocale(name: string): { editor: { editorToolbar: object }; ui: { toast: object } };
  registerPreviewTemplate(form: string, preview: unknown): void;
  getWidget(name: string): { control: new (props: ControlProps) => Control };
  registerEventListener(event: { name: string; handler: () => Promise<void> }): void;
  registerWidget(name: string, control: unknown): void;
}
/** The control of a number, as Decap CMS has it. */
interface Control {
  props: ControlProps;
  isValid: () => boolean | { error: unknown };
}
interface ControlProps {
  value: unknown;
  /** The file that the form shows: its `path`, empty where it is new, and its `collection`. */
  entry: { get(name: 'path' | 'collection'): string };
}
/** A file of a folder, with the number of its place. */
interface Place {
  path: string;
  order: number;
}
interface Preview {
  /** What stands in the form. */
  props: { entry: { get(name: 'slug'): string } };
  state: { there: boolean };
  setState(state: { there: boolean }): void;
}

declare global {
  interface Window {
    CMS_MANUAL_INIT: boolean;
    CMS: Decap;
    h(name: string, settings: object, ...children: string[]): unknown;
    createClass(preview: object): unknown;
  }
}

/** How often the live page is looked for while it is being built, in milliseconds. */
const LOOK = 1000;

const FULL = { position: 'absolute', inset: 0, width: '100%', height: '100%', border: 0 };

/** The live page, as soon as it is there. It loads its new words by itself when they are saved. */
const livePage = (address: string): unknown =>
  window.createClass({
    getInitialState: () => ({ there: false }),
    componentDidMount(this: Preview) {
      const look = (): void => {
        void fetch(address, { mode: 'no-cors' }).then(
          () => this.setState({ there: true }),
          () => setTimeout(look, LOOK),
        );
      };
      look();
    },
    render(this: Preview) {
      return this.state.there
        ? window.h('iframe', {
            src: address.replace('{{slug}}', this.props.entry.get('slug')),
            title: 'The live page',
            style: FULL,
          })
        : window.h(
            'p',
            { style: { font: '1rem sans-serif', padding: '1rem' } },
            'The page appears here in a minute.',
          );
    },
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

/** A number that no other file of the same folder may have: a taken one is told at its field. */
function orderControl(places: () => readonly Place[]): unknown {
  return class extends window.CMS.getWidget('number').control {
    constructor(props: ControlProps) {
      super(props);
      const isNumber = this.isValid;
      this.isValid = () => this.taken() ?? isNumber();
    }

    private taken(): { error: unknown } | undefined {
      const { value, entry } = this.props;
      const folder = `content/${entry.get('collection')}/`;
      const others = places().filter(
        ({ path }) => path.startsWith(folder) && path !== entry.get('path'),
      );
      const other = others.find(({ order }) => order === value);
      if (!other) return undefined;
      const free = Math.max(...others.map(({ order }) => order)) + 1;
      const name = other.path.slice(folder.length);
      const message = `${String(value)} is the order of ${name}. Write another: ${free} is free.`;
      return { error: { type: 'CUSTOM', message } };
    }
  };
}

const REFUSED =
  'is no picture that browsers show. Open it in a program for pictures, save it as JPEG, PNG, WebP or AVIF, and choose that.';

/** Tells at once which picture cannot be taken: Decap CMS would say "Failed to persist media" and an error's name. */
function refusePictures(): void {
  const capture = true;
  const look = (event: Event): void => {
    const { files } = event.target as HTMLInputElement;
    const refused = [...(files ?? [])].find(({ name }) => !/\.(jpe?g|png|webp|avif)$/i.test(name));
    if (!refused) return;
    event.stopImmediatePropagation();
    alert(`${refused.name} ${REFUSED}`);
  };
  document.addEventListener('change', look, { capture });
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
  const config = (await (await fetch('/config.json')).json()) as Config;
  const english = window.CMS.getLocale('en');
  Object.assign(english.editor.editorToolbar, SAVING);
  Object.assign(english.ui.toast, TOAST);
  for (const { name, preview_path } of config.collections.flatMap((list) => list.files ?? [list]))
    window.CMS.registerPreviewTemplate(name, livePage(config.site_url + preview_path));
  let places: readonly Place[] = [];
  const look = async (): Promise<void> => {
    places = (await (await fetch('/orders.json')).json()) as Place[];
  };
  await look();
  window.CMS.registerEventListener({ name: 'postSave', handler: look });
  window.CMS.registerWidget(
    'order',
    orderControl(() => places),
  );
  refusePictures();
  loadTypedForms();
  // Nobody has to log in to their own computer.
  localStorage.setItem('decap-cms-user', JSON.stringify({ backendName: 'proxy' }));
  window.CMS.init({ config });
}

window.CMS_MANUAL_INIT = true;
document.addEventListener('DOMContentLoaded', () => void start());

export {};
