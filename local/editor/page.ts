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
  getLocale(name: string): Phrases;
  registerLocale(name: string, phrases: Phrases): void;
  registerPreviewTemplate(form: string, preview: unknown): void;
}
type Phrases = { [name: string]: string | Phrases };
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

const SAVED = 'Saved on this computer';

const changed = (phrases: Phrases, path: string[], more: Phrases): Phrases => {
  const [name, ...rest] = path;
  if (name === undefined) return { ...phrases, ...more };
  return { ...phrases, [name]: changed(phrases[name] as Phrases, rest, more) };
};

async function start(): Promise<void> {
  const config = (await (await fetch('/config.json')).json()) as Config;
  const english = changed(window.CMS.getLocale('en'), ['editor', 'editorToolbar'], SAVING);
  window.CMS.registerLocale('en', changed(english, ['ui', 'toast'], { entrySaved: SAVED }));
  for (const { name, preview_path } of config.collections.flatMap((list) => list.files ?? [list]))
    window.CMS.registerPreviewTemplate(name, livePage(config.site_url + preview_path));
  // Nobody has to log in to their own computer.
  localStorage.setItem('decap-cms-user', JSON.stringify({ backendName: 'proxy' }));
  window.CMS.init({ config });
}

window.CMS_MANUAL_INIT = true;
document.addEventListener('DOMContentLoaded', () => void start());

export {};
