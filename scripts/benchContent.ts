import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import { sampleFile } from '../src/content/derive/sampleContent';
import { service } from '../src/content/shape/kinds/service';

// `npm run bench:content`: how the check and the build grow with the content, in a copy of the project.
const COUNTS = [10, 100, 1000];
/** As many slides as the site has; more would measure a carousel that nobody wants. */
const SLIDES = 3;

/** A copy of what git knows, which shares the installed packages. */
function copyProject(): string {
  const copy = mkdtempSync(join(tmpdir(), 'bench-content-'));
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    encoding: 'utf8',
  });
  for (const file of files.split('\n').filter(Boolean)) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(file, join(copy, file));
  }
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
  return copy;
}

function writeServices(copy: string, count: number): void {
  const folder = join(copy, 'content', service.path);
  rmSync(folder, { recursive: true });
  mkdirSync(folder);
  for (let number = 1; number <= count; number += 1) {
    const file = sampleFile(service, number);
    const text = number > SLIDES ? file.replace(/^slide:\n(?: .*\n)+/m, '') : file;
    writeFileSync(join(folder, `sample-${number}.md`), text);
  }
}

/** How long a command takes, in seconds. Ends this one where it fails. */
function timed(copy: string, args: string[]): number {
  const start = performance.now();
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: copy,
    encoding: 'utf8',
    env: { SITE_URL: 'https://bench.example', ...process.env, GATSBY_TELEMETRY_DISABLED: '1' },
  });
  if (status !== 0) throw new Error(`${args.join(' ')} failed:\n${stdout}${stderr}`);
  return (performance.now() - start) / 1000;
}

function measure(copy: string, services: number) {
  writeServices(copy, services);
  for (const made of ['.cache', 'public'])
    rmSync(join(copy, made), { recursive: true, force: true });
  return {
    services,
    check: timed(copy, ['--import', 'tsx', 'scripts/checkContent.ts']),
    build: timed(copy, ['node_modules/gatsby/cli.js', 'build']),
  };
}

const copy = copyProject();
try {
  const rows = COUNTS.map((count) => measure(copy, count));
  console.log('| Services | check:content | build from nothing |\n| ---: | ---: | ---: |');
  for (const { services, check, build } of rows)
    console.log(`| ${services} | ${check.toFixed(2)} s | ${build.toFixed(1)} s |`);
  const [, some, many] = rows;
  const growth = (some && many && many.services / some.services) ?? 1;
  for (const step of ['check', 'build'] as const) {
    if (some && many && many[step] > some[step] * growth) {
      console.error(`The ${step} grows faster than the content.`);
      process.exitCode = 1;
    }
  }
} finally {
  rmSync(copy, { recursive: true });
}
