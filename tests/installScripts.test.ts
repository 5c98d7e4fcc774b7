import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, readFileSync } from 'node:fs';
import { tempFolder } from '../local/testing/tempFolder';

const folder = tempFolder();

beforeEach(() => {
  const hostile = {
    name: 'hostile',
    version: '1.0.0',
    scripts: { postinstall: `node -e "fs.writeFileSync('ran', '')"` },
  };
  write('hostile/package.json', hostile);
  write('site/package.json', { dependencies: { hostile: 'file:../hostile' } });
});

const write = (name: string, value: object) => folder.write(name, JSON.stringify(value));

/** Installs the hostile package. @returns whether its install script ran */
function installRunsScript(...flags: string[]): boolean {
  const npm = process.env.npm_execpath;
  const [program, ...first] = npm ? [process.execPath, npm] : ['npm'];
  const args = ['install', '--offline', '--install-links', '--no-audit', '--no-fund', ...flags];
  // npm passes its settings to its scripts as variables; this npm must not get them.
  const env = Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name));
  execFileSync(program ?? 'npm', [...first, ...args, `--cache=${folder.at('cache')}`], {
    cwd: folder.at('site'),
    env: Object.fromEntries(env),
    stdio: 'pipe',
  });
  return existsSync(folder.at('site/node_modules/hostile/ran'));
}

test('.npmrc keeps packages from running install scripts', () => {
  copyFileSync('.npmrc', folder.at('site/.npmrc'));
  expect(installRunsScript()).toBe(false);
});

test('npm runs the install script without this setting', () => {
  expect(installRunsScript('--ignore-scripts=false')).toBe(true);
});

test('installs in other folders, which .npmrc does not cover, run no install scripts either', () => {
  const installs = readFileSync('package.json', 'utf8').match(/npm (ci|install)\b[^&"]*/g) ?? [];
  expect(installs.length).toBeGreaterThan(0);
  for (const install of installs) expect(install).toContain('--ignore-scripts');
});
