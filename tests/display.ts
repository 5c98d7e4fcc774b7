import { startProgram } from '../scripts/support/programs';

/**
 * Starts Xvfb, a virtual display, which chooses a free number. `name` is a
 * value for $DISPLAY, such as `:7`.
 */
export async function startDisplay(): Promise<{
  name: string;
  stop: () => Promise<void>;
}> {
  const args = [
    // Makes Xvfb print its number to file descriptor 1, which is stdout.
    '-displayfd',
    '1',
    '-screen',
    '0',
    '1600x1200x24',
    '-nolisten',
    'tcp',
  ];
  const { match, stop } = await startProgram('Xvfb', args, /^(\d+)$/m);

  return { name: `:${match}`, stop };
}
