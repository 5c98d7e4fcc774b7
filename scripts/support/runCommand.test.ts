import { runCommand } from './runCommand';

const node = (script: string, options?: Parameters<typeof runCommand>[2]) =>
  runCommand(process.execPath, ['-e', script], options);

test('returns the exit code and the whole output', async () => {
  const script =
    'console.log("out"); console.error("err"); process.exitCode = 3';
  const { code, output } = await node(script);

  // stdout and stderr in either order
  expect([code, ...output.split('\n').sort()]).toEqual([3, '', 'err', 'out']);
});

test('answers the messages of a Node program', async () => {
  const script = `process.on('message', ({ sum }) => {
    console.log(sum);
    process.disconnect();
  });
  process.send({ numbers: [1, 2] });`;

  const answer = (message: unknown) => {
    const [one, two] = (message as { numbers: [number, number] }).numbers;

    return { sum: one + two };
  };

  const { code, output } = await node(script, { answer });

  expect(output).toBe('3\n');
  expect(code).toBe(0);
});

test('aborting ends the command and its child, even if both ignore SIGTERM', async () => {
  const stop = new AbortController();
  const stayAlive =
    'process.on("SIGTERM", () => {}); setInterval(() => {}, 1000);';
  // The child prints once it ignores SIGTERM. It keeps the output open, so
  // runCommand rejects only after the child has ended.
  const childScript = JSON.stringify(`${stayAlive} console.log('ready')`);
  const script = `${stayAlive} require('node:child_process').spawn(process.execPath,
    ['-e', ${childScript}], { stdio: 'inherit' })`;
  const onOutput = () => stop.abort();

  await expect(node(script, { signal: stop.signal, onOutput })).rejects.toThrow(
    'aborted',
  );
});

test('throws at once if the signal is already aborted', () => {
  expect(() =>
    node('console.log(1)', { signal: AbortSignal.abort() }),
  ).toThrow();
});
