import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { OpenRequests } from '../../tools/browser/open-requests';
import { BenchError } from '../bench-error';
import { speeds, type Measured, type Speed } from '../figure';
import { recordTrace, type Trace } from '../probes/record-trace';
import { FIRST_STATUS_MARK, watchLoad } from '../probes/watch-load';
import type { Stage } from '../stage';
import { readResources } from './read-resources';

interface OpenedVisit {
  page: Page;
  cdp: CDPSession;
}

async function openVisit(context: BrowserContext, speed: Speed): Promise<OpenedVisit> {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: speeds[speed] });
  await page.addInitScript(watchLoad, FIRST_STATUS_MARK);
  return { page, cdp };
}

/** Opens an address and resolves when its first status is painted, with the milliseconds since the navigation. */
async function openAt(page: Page, address: string): Promise<number> {
  await page.goto(address, { waitUntil: 'commit' });
  const first = await page.waitForFunction(() => window.benchNotes?.firstStatus, undefined, {
    timeout: 60_000,
    // Looking at every frame would be work for the page.
    polling: 50,
  });
  return Number(await first.jsonValue());
}

/** The first status of a page without scripts. */
export async function visitBare(context: BrowserContext, address: string, speed: Speed): Promise<number> {
  const { page } = await openVisit(context, speed);
  const first = await openAt(page, address);
  await page.close();
  return first;
}

interface VisitOptions {
  stage: Stage;
  address: string;
  speed: Speed;
  /** Holds the answers of the server's interface until the first status is painted. */
  holdsAnswers?: boolean;
}

/** Calls of the server's interface; pages and their files are answered. */
const CALLS = String.raw`^/(api|oauth|nodeinfo|\.well-known)/`;

/** Opens an address of the client, without a trace, and waits until it is quiet. */
export async function visitClient(
  context: BrowserContext,
  { stage, address, speed, holdsAnswers = false }: VisitOptions,
): Promise<Measured> {
  const { page, cdp } = await openVisit(context, speed);
  const requests = OpenRequests.follow(page);
  await cdp.send('Performance.enable');
  let first: number;
  if (holdsAnswers) await stage.door.hold({ path: CALLS });
  try {
    first = await openAt(page, address);
    if (holdsAnswers) await untilHeld(stage);
  } finally {
    if (holdsAnswers) await stage.door.release();
  }
  await requests.untilQuiet();
  const { metrics } = await cdp.send('Performance.getMetrics');
  const { largestPaint, layoutShift } = await notesOf(page);
  const { scripts, scriptsQuiet } = await readResources(page, first);
  await expectStored(page);
  await page.close();
  return {
    first,
    largest: largestPaint,
    largestRatio: largestPaint / first,
    main: (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000,
    scriptsFirst: scripts ?? Number.NaN,
    scripts: scriptsQuiet ?? Number.NaN,
    shift: layoutShift,
  };
}

export interface TracedVisit {
  /** Milliseconds to the first status. */
  first: number;
  trace: Trace;
}

/** Opens an address of the client with a trace, which makes it slower, and waits until it is quiet. */
export async function traceClient(
  context: BrowserContext,
  address: string,
  speed: Speed,
): Promise<TracedVisit> {
  const { page, cdp } = await openVisit(context, speed);
  const requests = OpenRequests.follow(page);
  const endTrace = await recordTrace(cdp);
  const first = await openAt(page, address);
  await requests.untilQuiet();
  const trace = await endTrace();
  await expectStored(page);
  await page.close();
  return { first, trace };
}

/** Waits until a call is held back: what a preview shows may be painted before any is sent. */
async function untilHeld({ door }: Stage): Promise<void> {
  const start = performance.now();
  while ((await door.heldRequests()) === 0) {
    if (performance.now() - start > 20_000) throw new BenchError('No answer of the server was held back.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function notesOf(page: Page) {
  const notes = await page.evaluate(() => window.benchNotes);
  if (notes === undefined || notes.largestPaint === null) throw new BenchError('No largest paint was seen.');
  return { ...notes, largestPaint: notes.largestPaint };
}

/** Waits until the shown timeline is stored: the next visit shows it before the server has answered. */
async function expectStored(page: Page): Promise<void> {
  await page.waitForFunction(
    () => Object.keys(localStorage).some((name) => name.startsWith('linnet-timeline')),
    undefined,
    { timeout: 20_000, polling: 100 },
  );
}
