import type { Engine } from './engine';
import { inElement, inPage } from './inPage';
import { middleOf, type Target } from './target';
import { until } from './until';

/** The key that writes nothing, as WebDriver calls it. */
const KEYS = { Escape: '\uE00C' } as const;

/** What a visitor does in the window of an engine, and what is to be seen there. */
export class Page {
  constructor(
    private readonly engine: Engine,
    private readonly origin: string,
  ) {}

  /** Opens a page and waits until its scripts have taken it over: React then leaves its mark on every element. */
  async open(path: string): Promise<void> {
    // Where the pointer is left on the slides, they stand still.
    await this.pointTo(0, 0);
    await this.engine.open(this.origin + path);
    const scripted = () =>
      Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react'));
    await until(`That the scripts of ${path} run`, () => this.read(scripted));
  }

  /** What a function finds in the page. */
  async read<Result, Args extends unknown[]>(
    run: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result> {
    return (await this.evaluate(inPage(run, ...args))) as Result;
  }

  /** What a function finds in an element, once that is there. */
  async readOf<Result>(target: Target, run: (element: HTMLElement) => Result): Promise<Result> {
    const { value } = await until(written(target), async () => ({
      value: await this.evaluate(inElement(run, target)),
    }));
    return value as Result;
  }

  /** Presses the middle of an element, once that stands still and nothing lies upon it. */
  async click(target: Target): Promise<void> {
    let last = '';
    const { x, y } = await until(`That ${written(target)} can be pressed`, async () => {
      const place = await this.readOf(target, middleOf);
      const before = last;
      last = JSON.stringify(place);
      return place !== null && last === before && place;
    });
    await this.pointTo(x, y);
    await this.engine.perform({
      type: 'pointer',
      id: 'mouse',
      actions: [
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ],
    });
  }

  /** Presses a field and types into it. */
  async type(target: Target, text: string): Promise<void> {
    await this.click(target);
    await this.keys(...text);
  }

  press = (key: keyof typeof KEYS): Promise<void> => this.keys(KEYS[key]);
  back = (): Promise<void> => this.engine.back();
  resize = (width: number): Promise<void> => this.engine.resize(width, 900);

  private keys(...values: string[]): Promise<void> {
    const actions = values.flatMap((value) => [
      { type: 'keyDown' as const, value },
      { type: 'keyUp' as const, value },
    ]);
    return this.engine.perform({ type: 'key', id: 'keys', actions });
  }

  private pointTo(x: number, y: number): Promise<void> {
    const actions = [{ type: 'pointerMove' as const, x, y }];
    return this.engine.perform({ type: 'pointer', id: 'mouse', actions });
  }

  /** The engines write values each in their own way, and strings alike. */
  private async evaluate(expression: string): Promise<unknown> {
    const text = await this.engine.evaluate(`JSON.stringify(${expression} ?? null)`);
    return JSON.parse(String(text)) as unknown;
  }
}

const written = ({ css, name }: Target): string => [css, name].filter(Boolean).join(' ');
