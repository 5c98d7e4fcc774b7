/**
 * A browser with one window, driven by WebDriver or WebDriver BiDi. Both
 * protocols find elements by XPath.
 */
export interface Engine {
  readonly version: string;
  open(url: string): Promise<void>;
  evaluate<Result>(runInPage: () => Result): Promise<Result>;
  click(xpath: string): Promise<void>;
  type(text: string): Promise<void>;
  pressEscape(): Promise<void>;
  goBack(): Promise<void>;
  resize(widthInPx: number): Promise<void>;
  close(): Promise<void>;
}

declare global {
  interface Window {
    pageErrors?: string[];
  }
}

export const WINDOW_HEIGHT_PX = 900;

/** Runs in the page. Adds each later error to `window.pageErrors`. */
export function recordErrors(): void {
  const errors: string[] = (window.pageErrors = []);

  addEventListener('error', (event) => errors.push(event.message));
  addEventListener('unhandledrejection', (event) =>
    errors.push(String(event.reason)),
  );
  addEventListener('securitypolicyviolation', (event) =>
    errors.push(event.violatedDirective),
  );
  const originalError = console.error;

  console.error = (...args: unknown[]) => {
    errors.push(args.map(String).join(' '));
    originalError(...args);
  };
}
