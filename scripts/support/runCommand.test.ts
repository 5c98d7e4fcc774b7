import { runCommand } from './runCommand';

const node = (script: string, options?: Parameters<typeof runCommand>[2]) =>
  runCommand(process.execPath, ['-e', script], options);

test('returns the exit code and the whole output', async () => {
  const script = 'console.log("out"); console.error("err"); process.exitCode = 3';
  const { code, output } = await node(script);
  expect([code, ...output.split('\n').sort()]).toEqual([3, '', 'err', 'out']);
});

test('aborting ends the command and its child, even if both ignore SIGTERM', async () => {
  const stop = new AbortController();
  const ignoreSigterm = 'process.on("SIGTERM", () => {}); setInterval(() => {}, 1000);';
  // The child prints once it ignores SIGTERM. It keeps the output open, so runCommand rejects only after the child has ended.
  const child = JSON.stringify(`${ignoreSigterm} console.log('ready')`);
  const script = `${ignoreSigterm} require('node:child_process').spawn(process.execPath,
    ['-e', ${child}], { stdio: 'inherit' })`;
  const onOutput = () => stop.abort();
  await expect(node(script, { signal: stop.signal, onOutput })).rejects.toThrow('aborted');
});

test('starts nothing if the signal is already aborted', () => {
  expect(() => node('console.log(1)', { signal: AbortSignal.abort() })).toThrow();
});
