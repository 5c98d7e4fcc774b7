import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

test('.npmrc keeps packages from running install scripts', () => {
  const noOtherSettings = ['--userconfig=/dev/null', '--globalconfig=/dev/null/none'];
  const args = ['config', 'get', 'ignore-scripts', ...noOtherSettings];
  // npm passes its settings to its scripts as variables; this npm must not get them.
  const variables = Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name));
  const options = { env: Object.fromEntries(variables) };
  // Set if npm runs the tests: the path of npm's own program.
  const npm = process.env.npm_execpath;
  const value = npm
    ? execFileSync(process.execPath, [npm, ...args], options)
    : execFileSync('npm', args, options);
  expect(String(value)).toBe('true\n');
});

// They install into other folders (--prefix), to which .npmrc does not apply.
test('every "npm ci" in the scripts of package.json has --ignore-scripts', () => {
  const installs = readFileSync('package.json', 'utf8').match(/npm (ci|install)\b[^&"]*/g) ?? [];
  expect(installs.length).toBeGreaterThan(0);
  for (const install of installs) expect(install).toContain('--ignore-scripts');
});
