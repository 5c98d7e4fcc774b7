import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { preloadedFonts } from '../../src/gatsby/fonts/preloadedFonts';
import { content } from '../../tests/content';

const fonts = preloadedFonts();
const [displayFont, textFont] = fonts;

/** The hero of Home in the same typefaces, written by hand without scripts. Home can't load faster than this page. */
const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${content.home.title}</title>
<meta name="description" content="${content.home.description}">
<link rel="icon" href="data:,">
<link rel="preload" as="font" type="font/woff2" crossorigin href="${displayFont}">
<link rel="preload" as="font" type="font/woff2" crossorigin href="${textFont}">
<style>
@font-face { font-family: Display; font-display: swap; src: url(${displayFont}) }
@font-face { font-family: Text; font-display: swap; src: url(${textFont}) }
body { margin: 0; padding: 6rem 1.5rem; background: #0b2b26; color: #f3f5f0; font: 1.25rem/1.5 Text, sans-serif }
h1 { margin: 0; font: 700 clamp(3.5rem, 1rem + 10vw, 10rem)/.95 Display, sans-serif; letter-spacing: -.03em }
a { color: inherit }
</style>
</head>
<body>
<main>
<h1>${content.home.heading}</h1>
<p>${content.home.lead}</p>
<p><a href="/contact">${content.home.consultButton}</a></p>
</main>
</body>
</html>
`;

export const baselinePage = (publicFolder: string): Server =>
  createServer(({ url = '' }, response) => {
    if (fonts.includes(url)) response.end(readFileSync(join(publicFolder, url)));
    else if (url === '/') response.setHeader('Content-Type', 'text/html').end(PAGE);
    else response.writeHead(404).end();
  });
