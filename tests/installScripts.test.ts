import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

test('.npmrc keeps packages from running install scripts', () => {
  const npm = process.env.npm_execpath;
  const [program, ...first] = npm ? [process.execPath, npm] : ['npm'];
  const onlyProject = ['--userconfig=/dev/null', '--globalconfig=none'];
  // npm passes its settings to its scripts as variables; this npm must not get them.
  const env = Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name));
  const args = [...first, 'config', 'get', 'ignore-scripts', ...onlyProject];
  const value = execFileSync(program ?? 'npm', args, { env: Object.fromEntries(env) });
  expect(String(value)).toBe('true\n');
});

test('installs in other folders, which .npmrc does not cover, run no install scripts either', () => {
  const installs = readFileSync('package.json', 'utf8').match(/npm (ci|install)\b[^&"]*/g) ?? [];
  expect(installs.length).toBeGreaterThan(0);
  for (const install of installs) expect(install).toContain('--ignore-scripts');
});
