/** One source of input, as both WebDriver protocols write it. */
export type Input =
  | { type: 'key'; id: 'keys'; actions: { type: 'keyDown' | 'keyUp'; value: string }[] }
  | {
      type: 'pointer';
      id: 'mouse';
      actions: (
        | { type: 'pointerMove'; x: number; y: number }
        | { type: 'pointerDown' | 'pointerUp'; button: 0 }
      )[];
    };

/** A browser with one window. */
export interface Engine {
  readonly version: string;
  /** Opens an address and waits until it has loaded. */
  open(url: string): Promise<void>;
  /** The value of an expression in the page, which is a string. */
  evaluate(expression: string): Promise<unknown>;
  perform(input: Input): Promise<void>;
  back(): Promise<void>;
  /** Makes the page this wide and, roughly, this high, in pixels. */
  resize(width: number, height: number): Promise<void>;
  close(): Promise<void>;
}

/** Starts an engine; the signal ends it. */
export type Launch = (signal: AbortSignal) => Promise<Engine>;

/** A kind of engine: what finds it on this machine, and what is said where it is not there. */
export interface EngineKind {
  readonly name: string;
  /** Debian's and Ubuntu's packages of it. */
  readonly packages: readonly string[];
  /** One sentence on what to install. */
  readonly absent: string;
  /** What launches it, or nothing where it can't be launched on this machine. */
  find(signal: AbortSignal): Promise<Launch | undefined>;
}
