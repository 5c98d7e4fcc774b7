import { runCommand } from './runCommand';

const node = (script: string, options?: Parameters<typeof runCommand>[2]) =>
  runCommand(process.execPath, ['-e', script], options);

test('the exit code and all of the output are given', async () => {
  const result = await node('console.log("out"); console.error("err"); process.exitCode = 3');
  expect(result.code).toBe(3);
  expect(result.output).toContain('out\n');
  expect(result.output).toContain('err\n');
});

test('a stop ends the command and what it has started, even where they do not listen', async () => {
  const stop = new AbortController();
  const deaf = 'process.on("SIGTERM", () => {}); setInterval(() => {}, 1000);';
  // The grandchild speaks once it has closed its ears. It holds the output open: only its end lets the command end.
  const script = `${deaf} require('node:child_process').spawn(process.execPath,
    ['-e', ${JSON.stringify(`${deaf} console.log('deaf')`)}], { stdio: 'inherit' })`;
  const onOutput = () => stop.abort();
  await expect(node(script, { signal: stop.signal, onOutput })).rejects.toThrow('aborted');
});

test('a command that is stopped before it starts does not start', () => {
  const onOutput = jest.fn();
  expect(() => node('console.log(1)', { signal: AbortSignal.abort(), onOutput })).toThrow();
  expect(onOutput).not.toHaveBeenCalled();
});
