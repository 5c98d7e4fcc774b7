import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Builder, By, Key } from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote';
import { startDisplay } from '../display';
import { WINDOW_HEIGHT_PX, recordErrors, type Engine } from './engine';

/**
 * Starts WebKitGTK, which has the same engine as Safari. selenium-webdriver
 * drives it by WebDriver.
 */
export async function startWebkit(driverPath: string): Promise<Engine> {
  const configFolder = mkdtempSync(join(tmpdir(), 'heddle-webkit-'));
  const styleFolder = join(configFolder, 'gtk-3.0');

  mkdirSync(styleFolder);
  // Without this style, the buttons of the browser's GTK window make it wider
  // than a phone.
  writeFileSync(
    join(styleFolder, 'gtk.css'),
    '* { min-width: 0; margin: 0; padding: 0; }\n',
  );
  const display = await startDisplay();
  const service = new DriverService.Builder(driverPath)
    .setEnvironment({
      ...process.env,
      DISPLAY: display.name,
      // Otherwise, on a Wayland desktop, the window would open there.
      GDK_BACKEND: 'x11',
      WAYLAND_DISPLAY: '',
      XDG_CONFIG_HOME: configFolder,
    })
    // WebKitWebDriver listens on localhost only; by default, selenium connects
    // to the machine's network address.
    .setLoopback(true)
    .build();

  const stop = async () => {
    await service.kill();
    await display.stop();
    rmSync(configFolder, { recursive: true });
  };

  const driver = await new Builder()
    .usingServer(await service.start())
    .withCapabilities({
      // WebKitGTK's own browser.
      browserName: 'MiniBrowser',
      // Lets the driver control the browser.
      'webkitgtk:browserOptions': { args: ['--automation'] },
    })
    .build()
    .catch(async (error: unknown) => {
      await stop();
      throw error;
    });

  return {
    version: `WebKitGTK ${(await driver.getCapabilities()).getBrowserVersion()}`,
    async open(url) {
      await driver.get(url);
      // `get` returns after the load event. The site's scripts load later, so
      // recordErrors is in time for their errors.
      await driver.executeScript(recordErrors);
    },
    evaluate: (run) => driver.executeScript(run),
    async click(xpath) {
      const clickOnce = async () => {
        const element = await driver.findElement(By.xpath(xpath));

        // WebKitWebDriver does not scroll to a button at the lower edge of the
        // window.
        await driver.executeScript(
          'arguments[0].scrollIntoView({ block: "center" })',
          element,
        );
        await element.click();

        return true;
      };

      // A click fails while the element is hidden, moves or is covered. So this
      // retries for up to 20 s, in ms.
      await driver.wait(
        () => clickOnce().catch(() => false),
        20_000,
        `Can't click ${xpath}`,
      );
    },
    type: (text) => driver.actions().sendKeys(text).perform(),
    pressEscape: () => driver.actions().sendKeys(Key.ESCAPE).perform(),
    goBack: () => driver.navigate().back(),
    resize: async (width) =>
      void (await driver
        .manage()
        .window()
        .setRect({ width, height: WINDOW_HEIGHT_PX })),
    async close() {
      await driver.quit();
      await stop();
    },
  };
}
