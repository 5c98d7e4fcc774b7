import { programOf, start } from './programs';

/** A screen to show windows on. */
export type Display = { env: NodeJS.ProcessEnv; stop: () => Promise<void> };

/** What gives a screen: one of our own that nobody sees, or else the visitor's. Nothing where there is neither. */
export function findDisplay(): ((signal: AbortSignal) => Promise<Display>) | undefined {
  const xvfb = programOf('Xvfb');
  if (xvfb) {
    return async (signal) => {
      const args = ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
      const { said, stop } = await start(xvfb, args, { sign: /^(\d+)$/m, signal });
      return { env: { DISPLAY: `:${said}`, WAYLAND_DISPLAY: '', GDK_BACKEND: 'x11' }, stop };
    };
  }
  if (!process.env.DISPLAY && !process.env.WAYLAND_DISPLAY) return undefined;
  return () => Promise.resolve({ env: {}, stop: () => Promise.resolve() });
}
