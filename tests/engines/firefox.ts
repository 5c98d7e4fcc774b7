import { launch } from 'puppeteer-core';
import { WINDOW_HEIGHT_PX, recordErrors, type Engine } from './engine';

export async function startFirefox(executablePath: string): Promise<Engine> {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
  });
  const page = await browser.newPage();

  await page.evaluateOnNewDocument(recordErrors);

  return {
    version: await browser.version(),
    open: async (url) => void (await page.goto(url)),
    evaluate: <Result>(run: () => Result) =>
      // puppeteer's type is Promise<Awaited<Result>>
      page.evaluate<[], () => Result>(run) as Promise<Result>,
    click: (xpath) => page.locator(`::-p-xpath(${xpath})`).click(),
    type: (text) => page.keyboard.type(text),
    pressEscape: () => page.keyboard.press('Escape'),
    goBack: async () => void (await page.goBack()),
    resize: (width) => page.setViewport({ width, height: WINDOW_HEIGHT_PX }),
    close: () => browser.close(),
  };
}
