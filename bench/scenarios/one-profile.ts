import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type BrowserContext } from '@playwright/test';
import { chromiumFlags } from '../../tools/browser/chromium-flags';
import { makeDemoSession, storeDemoSession } from '../../tools/browser/demo-session';
import { ensureChromium } from '../../tools/browser/ensure-chromium';
import { BenchError } from '../bench-error';
import type { Stage, Viewer } from '../stage';

/**
 * Visits of one viewer with one profile on disk, each in a new browser process, as of somebody who comes back: in a
 * private profile nothing is kept compiled.
 */
export async function inOneProfile(
  stage: Stage,
  viewer: Viewer,
  visits: readonly ((context: BrowserContext) => Promise<void>)[],
): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'linnet-bench-'));
  try {
    for (const [index, visit] of visits.entries()) {
      const context = await openProfile(folder);
      try {
        if (index === 0 && viewer !== 'visitor') {
          const page = await context.newPage();
          await storeDemoSession(page, stage.url, await makeDemoSession(stage.url, viewer));
          await page.close();
        }
        await untilBrowserRests(context);
        await visit(context);
      } finally {
        await context.close();
      }
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function openProfile(folder: string): Promise<BrowserContext> {
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: ensureChromium(),
    args: [...chromiumFlags],
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
  });
  // The loader of these scripts wraps named functions in a call of `__name`, which pages don't have.
  await context.addInitScript({ content: 'globalThis.__name = (named) => named;' });
  return context;
}

const CHECK_MS = 250;
/** Seconds of processor time between two checks that count as rest. */
const REST_SECONDS = 0.02;
const MAX_CHECKS = 80;

/**
 * Waits until the browser has started: for some two seconds it loads pages of its own (what its address bar shows),
 * which takes one processor from the page that is measured.
 */
async function untilBrowserRests(context: BrowserContext): Promise<void> {
  const cdp = await context.browser()?.newBrowserCDPSession();
  if (cdp === undefined) throw new BenchError('The browser of a profile cannot be asked for its times.');
  let before = 0;
  let rests = 0;
  for (let check = 0; check < MAX_CHECKS; check += 1) {
    const { processInfo } = await cdp.send('SystemInfo.getProcessInfo');
    const time = processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
    rests = time - before < REST_SECONDS ? rests + 1 : 0;
    if (rests === 2) return cdp.detach();
    before = time;
    await new Promise((resolve) => setTimeout(resolve, CHECK_MS));
  }
  throw new BenchError('The browser had not come to rest after 20 s.');
}
