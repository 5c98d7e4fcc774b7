import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { contentFiles } from '../../src/content/read/contentFiles';
import { withoutSoftHyphens } from '../../src/content/read/markdown';
import { preloadedFonts } from '../../src/gatsby/fonts/preloadedFonts';

/** Fills in baseline.html, which has `{title}`, `{lead}`… */
function fillInBaseline(values: Record<string, unknown>): string {
  const template = readFileSync(join(__dirname, 'baseline.html'), 'utf8');

  return template.replace(/\{(\w+)\}/g, (_, name: string) =>
    withoutSoftHyphens(String(values[name])),
  );
}

/**
 * Creates a server for baseline.html: Home's hero in Home's fonts without
 * scripts. Home can't load faster than this page.
 */
export function createBaselineHost(root: string): Server {
  const publicFolder = join(root, 'public');
  const home = contentFiles(join(root, 'content')).document('home.md');

  // The file names start with the typeface. In the alphabet, the default
  // typeface of headings precedes that of texts.
  const fontUrls = preloadedFonts(publicFolder).sort();
  const [headingFont, textFont] = fontUrls;
  const page = fillInBaseline({ ...home.fields, headingFont, textFont });

  return createServer(({ url = '' }, response) => {
    if (fontUrls.includes(url)) {
      response.end(readFileSync(join(publicFolder, url)));
    } else if (url === '/') {
      response.setHeader('Content-Type', 'text/html').end(page);
    } else {
      response.writeHead(404).end();
    }
  });
}
