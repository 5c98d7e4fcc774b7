/** A browser with one window. Both protocols, WebDriver and WebDriver BiDi, find elements by XPath. */
export interface Engine {
  readonly version: string;
  /** Opens an address and records errors of the page. */
  open(url: string): Promise<void>;
  /** Runs a function in the page and returns its result. */
  read<Result>(run: () => Result): Promise<Result>;
  /** Waits until an element can be clicked, and clicks it. */
  click(xpath: string): Promise<void>;
  /** Types into the focused element. */
  type(text: string): Promise<void>;
  escape(): Promise<void>;
  back(): Promise<void>;
  /** Sets the width of the page in px. */
  resize(width: number): Promise<void>;
  close(): Promise<void>;
}

/** Height of the window in px. */
export const HEIGHT = 900;

export interface WindowWithErrors extends Window {
  engineErrors?: string[];
}

/** Runs in the page, and collects its errors in `window.engineErrors`. */
export function recordErrors(): void {
  const errors: string[] = ((window as WindowWithErrors).engineErrors = []);
  addEventListener('error', (event) => errors.push(event.message));
  addEventListener('unhandledrejection', (event) => errors.push(String(event.reason)));
  addEventListener('securitypolicyviolation', (event) => errors.push(event.violatedDirective));
  const { error } = console;
  console.error = (...all: unknown[]) => {
    errors.push(all.map(String).join(' '));
    error(...all);
  };
}
