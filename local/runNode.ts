import { runCommand } from './runCommand';

/**
 * Runs a program of Node in a project, with its lines on the terminal.
 * @param args the program's file, and what it is given
 * @returns its exit code
 * @throws where the signal has stopped it
 */
export async function runNode(
  root: string,
  args: string[],
  signal: AbortSignal,
  env: NodeJS.ProcessEnv = process.env,
): Promise<number> {
  const onOutput = (text: string) => void process.stdout.write(text);
  const { code } = await runCommand(process.execPath, args, { cwd: root, env, signal, onOutput });
  return code;
}
