import { startProgram } from './programs';

export async function startDisplay(): Promise<{ name: string; stop: () => Promise<void> }> {
  // `-displayfd 1`: Xvfb chooses a free display and prints its number.
  const args = ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const { match, stop } = await startProgram('Xvfb', args, /^(\d+)$/m);
  return { name: `:${match}`, stop };
}
