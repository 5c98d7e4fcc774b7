import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Builder, By, Capabilities, Key } from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote';
import { startDisplay } from '../display';
import { HEIGHT, recordErrors, type Engine } from './engine';

/** How long an element may take until it can be pressed, in milliseconds. */
const LONGEST_WAIT = 15_000;

/** The buttons of its window are else wider than a phone. */
const NARROW = '* { min-width: 0; margin: 0; padding: 0; }\n';

const scrollTo = (element: Element) =>
  element.scrollIntoView({ block: 'center', behavior: 'instant' });

/** Starts WebKit, the engine of Safari, as Linux has it, by its driver. */
export async function webkit(driverPath: string): Promise<Engine> {
  const home = mkdtempSync(join(tmpdir(), 'heddle-webkit-'));
  mkdirSync(join(home, 'gtk-3.0'));
  writeFileSync(join(home, 'gtk-3.0/gtk.css'), NARROW);
  const display = await startDisplay();
  const service = new DriverService.Builder(driverPath)
    .setEnvironment({
      ...process.env,
      DISPLAY: display.name,
      GDK_BACKEND: 'x11',
      WAYLAND_DISPLAY: '',
      XDG_CONFIG_HOME: home,
    })
    // The driver listens there alone, also where this machine has an address in a network.
    .setLoopback(true)
    .build();
  const stop = async () => {
    await service.kill();
    await display.stop();
    rmSync(home, { recursive: true });
  };
  const driver = await new Builder()
    .usingServer(await service.start())
    .withCapabilities(
      new Capabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { args: ['--automation'] },
      }),
    )
    .build()
    .catch(async (error: unknown) => {
      await stop();
      throw error;
    });
  return {
    version: `WebKitGTK ${(await driver.getCapabilities()).getBrowserVersion()}`,
    async open(url) {
      await driver.get(url);
      // Before the scripts of the page, which it loads after its first paint.
      await driver.executeScript(recordErrors);
    },
    read: (run) => driver.executeScript(run),
    async click(xpath) {
      const press = async () => {
        const element = await driver.findElement(By.xpath(xpath));
        // The driver itself leaves a button where it is that begins at the lower edge of the window.
        await driver.executeScript(scrollTo, element);
        await element.click();
        return true;
      };
      // Not while it is still hidden, moves, or lies under something that leaves.
      await driver.wait(() => press().catch(() => false), LONGEST_WAIT, xpath);
    },
    type: (text) => driver.actions().sendKeys(text).perform(),
    escape: () => driver.actions().sendKeys(Key.ESCAPE).perform(),
    back: () => driver.navigate().back(),
    resize: async (width) =>
      void (await driver.manage().window().setRect({ width, height: HEIGHT })),
    async close() {
      await driver.quit();
      await stop();
    },
  };
}
