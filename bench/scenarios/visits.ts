import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type BrowserContext } from '@playwright/test';
import { chromiumFlags } from '../../tools/browser/chromium-flags';
import { ensureChromium } from '../../tools/browser/ensure-chromium';
import { makeDemoSession, storeDemoSession } from '../../tools/browser/demo-session';
import { BenchError } from '../bench-error';
import { speeds, type Figure, type Measured, type Speed } from '../figure';
import { recordTrace } from '../probes/record-trace';
import { partsOf, type TraceParts } from '../probes/trace-parts';
import { watchLoad } from '../probes/watch-load';
import type { Scenario } from '../scenario';
import type { Reader, Stage } from '../stage';
import { serveBarePage } from './bare-page';

/** Visits that are measured: browsers keep compiled code from the second or third one on. */
const MEASURED: readonly number[] = [1, 2, 5];
const LAST = 5;

const figures: readonly Figure[] = MEASURED.flatMap((visit): Figure[] => [
  { key: `first${visit}`, label: `visit ${visit}: first status`, unit: 'ms' },
  { key: `bare${visit}`, label: `visit ${visit}: a bare page with one post`, unit: 'ms' },
  { key: `ratio${visit}`, label: `visit ${visit}: first status in times of the bare page`, unit: 'count' },
  { key: `largest${visit}`, label: `visit ${visit}: largest paint`, unit: 'ms' },
  { key: `scripts${visit}`, label: `visit ${visit}: scripts until quiet`, unit: 'bytes' },
  { key: `main${visit}`, label: `visit ${visit}: main thread until quiet`, unit: 'ms' },
  { key: `compile${visit}`, label: `visit ${visit}: of it parsing and compiling`, unit: 'ms' },
  { key: `script${visit}`, label: `visit ${visit}: of it running scripts`, unit: 'ms' },
  { key: `style${visit}`, label: `visit ${visit}: of it style, layout and painting`, unit: 'ms' },
  { key: `collection${visit}`, label: `visit ${visit}: of it collecting garbage`, unit: 'ms' },
]);

/** Opens the profile in a new browser process, as somebody who comes back does. */
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

/** Milliseconds, but for the bytes of scripts. */
interface Visit extends TraceParts {
  first: number;
  largest: number;
  scripts: number;
  main: number;
}

/** Opens an address in a new page and waits until it is quiet. */
async function visit(context: BrowserContext, address: string, speed: Speed): Promise<Visit> {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: speeds[speed] });
  await page.addInitScript(watchLoad);
  await page.addInitScript(watchLargestPaint);
  const endTrace = await recordTrace(cdp);
  await page.goto(address);
  await page.waitForFunction(() => typeof window.benchNotes?.firstStatus === 'number', undefined, {
    timeout: 60_000,
  });
  await page.waitForLoadState('networkidle');
  const parts = partsOf(await endTrace());
  const { first, largest, scripts } = await page.evaluate(() => ({
    first: window.benchNotes?.firstStatus ?? null,
    largest: Number(Reflect.get(window, 'benchLargestPaint')),
    scripts: performance
      .getEntriesByType('resource')
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .reduce((sum, entry) => sum + Number(Reflect.get(entry, 'encodedBodySize')), 0),
  }));
  await page.close();
  if (first === null) throw new BenchError('No status was ever painted.');
  const main = Object.values(parts).reduce((sum, part) => sum + part, 0);
  return { first, largest, scripts, main, ...parts };
}

/** Runs in the page before its own scripts. */
function watchLargestPaint(): void {
  new PerformanceObserver((list) => {
    Reflect.set(window, 'benchLargestPaint', list.getEntries().at(-1)?.startTime);
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}

async function measureVisits(
  stage: Stage,
  speed: Speed,
  { reader, path: where }: Readonly<{ reader: Reader; path: string }>,
): Promise<Measured> {
  // In a private profile nothing is kept compiled.
  const folder = await mkdtemp(path.join(tmpdir(), 'linnet-bench-'));
  const bare = await serveBarePage();
  const measured: Measured = {};
  try {
    for (let number = 1; number <= LAST; number += 1) {
      const context = await openProfile(folder);
      try {
        if (number === 1 && reader !== 'visitor') {
          const page = await context.newPage();
          await storeDemoSession(page, stage.url, await makeDemoSession(stage.url, reader));
          await page.close();
        }
        const own = await visit(context, stage.url + where, speed);
        const { first } = await visit(context, bare.url, speed);
        if (!MEASURED.includes(number)) continue;
        const visited = { ...own, bare: first, ratio: own.first / first };
        for (const [key, value] of Object.entries(visited)) measured[`${key}${number}`] = value;
      } finally {
        await context.close();
      }
    }
  } finally {
    await bare.stop();
    await rm(folder, { recursive: true, force: true });
  }
  return measured;
}

function visiting(
  name: string,
  about: string,
  visitor: Readonly<{ reader: Reader; path: string }>,
): Scenario {
  return {
    name,
    about,
    figures,
    speeds: ['full', 'quarter'],
    measure: (stage, speed) => measureVisits(stage, speed, visitor),
  };
}

export const signedOutVisits = visiting(
  'Start, visits of a visitor',
  'Five visits to the known network with one profile on disk, each in a new browser.',
  { reader: 'visitor', path: '/main/all' },
);

export const homeVisits = visiting(
  'Start, visits home',
  'Five visits of somebody who is signed in, with one profile on disk, each in a new browser.',
  { reader: 'alice', path: '/main/friends' },
);
