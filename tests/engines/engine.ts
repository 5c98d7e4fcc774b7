/** A browser with one window. Elements are named by XPath, which both protocols know. */
export interface Engine {
  readonly version: string;
  /** Opens an address; the errors of the page are recorded from then on. */
  open(url: string): Promise<void>;
  /** What a function finds in the page. */
  read<Result>(run: () => Result): Promise<Result>;
  /** Presses an element, once it is there and can be pressed. */
  click(xpath: string): Promise<void>;
  /** Types text, or presses Escape, where the focus is. */
  type(text: string): Promise<void>;
  escape(): Promise<void>;
  back(): Promise<void>;
  /** Makes the page this wide, in pixels. */
  resize(width: number): Promise<void>;
  close(): Promise<void>;
}

/** How high a window is, in pixels. */
export const HEIGHT = 900;

export interface Recorded extends Window {
  engineErrors?: string[];
}

/** Runs in the page: what goes wrong in it from now on stands in `engineErrors`. */
export function recordErrors(): void {
  const errors: string[] = ((window as Recorded).engineErrors = []);
  addEventListener('error', (event) => errors.push(event.message));
  addEventListener('unhandledrejection', (event) => errors.push(String(event.reason)));
  addEventListener('securitypolicyviolation', (event) => errors.push(event.violatedDirective));
  const { error } = console;
  console.error = (...all: unknown[]) => {
    errors.push(all.map(String).join(' '));
    error(...all);
  };
}
