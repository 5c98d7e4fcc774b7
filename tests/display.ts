import { start } from './programs';

/** Starts a screen that nobody sees. @returns its name for `DISPLAY`, and what takes it away */
export async function startDisplay(): Promise<{ name: string; stop: () => Promise<void> }> {
  const args = ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const { said, stop } = await start('Xvfb', args, { sign: /^(\d+)$/m });
  return { name: `:${said}`, stop };
}
