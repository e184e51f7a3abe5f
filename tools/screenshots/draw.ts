import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { errors } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { PlainError } from '../run/command';
import { makeDemoSession, storeDemoSession } from '../browser/demo-session';
import { schemes, screens, widths } from './screens';
import type { Screen } from './screens';

export interface Drawing {
  browser: Browser;
  /** The address of the client. */
  url: string;
  folder: string;
}

const READY_TIMEOUT_MS = 20_000;

/** Takes screenshots of every screen at every width in both schemes; resolves to the files. */
export async function drawScreens({ browser, url, folder }: Drawing): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const files: string[] = [];
  for (const { name, width, height } of widths) {
    for (const colorScheme of schemes) {
      const options = {
        viewport: { width, height },
        colorScheme,
        locale: 'en-US',
        timezoneId: 'UTC',
      } as const;
      for (const screen of screens) {
        const context = await browser.newContext(options);
        const file = path.join(folder, `${screen.name}-${name}-${colorScheme}.png`);
        await openScreen(await context.newPage(), screen, url).then((page) =>
          page.screenshot({ path: file }),
        );
        await context.close();
        files.push(file);
      }
    }
  }
  return files;
}

/** Opens a screen and waits until it is complete. */
export async function openScreen(page: Page, screen: Screen, url: string): Promise<Page> {
  if (screen.account !== undefined) {
    await storeDemoSession(page, url, await makeDemoSession(url, screen.account));
  }
  const target = typeof screen.path === 'string' ? screen.path : await screen.path(url);
  await page.goto(url + target);
  await waitUntilReady(page, screen);
  await screen.prepare?.(page);
  // Waits for pictures that are still loading.
  await page.waitForLoadState('networkidle');
  return page;
}

async function waitUntilReady(page: Page, { name, ready }: Screen): Promise<void> {
  try {
    await page.locator(ready).waitFor({ state: 'visible', timeout: READY_TIMEOUT_MS });
  } catch (error) {
    if (!(error instanceof errors.TimeoutError)) throw error;
    throw new PlainError(`The screen "${name}" at ${page.url()} never showed "${ready}".`, {
      cause: error,
    });
  }
}
