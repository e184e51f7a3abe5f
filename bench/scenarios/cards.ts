import { BenchError } from '../bench-error';
import type { Measured, Speed } from '../figure';
import { countMainThreadTime } from '../probes/main-thread-time';
import { scrollThrough, type ScrollPlan } from '../probes/scroll-through';
import type { Scenario } from '../scenario';
import { openPage, type Stage } from '../stage';

/** The kinds of ten statuses in a row. */
const MIX = ['plain', 'html', 'plain', 'media', 'plain', 'plain', 'long', 'plain', 'media', 'plain'] as const;

/** Cards that are made and dropped. */
const CARDS = 400;
/** Statuses below them, so that the end of the list is never reached. */
const MORE = 100;
const INTERVAL_MS = 1000;
const AUTHORS = ['alice', 'bob', 'carol', 'dave'];

/** Slow enough that about two frames go by for each card. */
const PATH: ScrollPlan = { wanted: CARDS, step: 120, row: 'data-status', within: 'page' };

const mixed = new WeakSet<Stage>();

/** Puts statuses of all kinds at the top of the known network, once. */
async function postMix(stage: Stage): Promise<void> {
  if (mixed.has(stage)) return;
  mixed.add(stage);
  const count = CARDS + MORE;
  const start = Date.now() - count * INTERVAL_MS;
  for (let number = 0; number < count; number += 1) {
    const kind = MIX[number % MIX.length] ?? 'plain';
    const as = AUTHORS[number % AUTHORS.length] ?? 'alice';
    await stage.door.bulk({ kind, count: 1, everyMs: 0, endAt: start + number * INTERVAL_MS, as });
  }
}

/** Frames in which the page scrolls by a pixel, so that hardly a card is made or dropped. */
const STILL_FRAMES = 60;

/** Runs in the page. Down only: when the direction changes, the list drops the cards of one side and makes the other's. */
async function scrollSlowly(frames: number): Promise<void> {
  for (let frame = 0; frame < frames; frame += 1) {
    scrollBy({ top: 1, behavior: 'instant' });
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}

/** Runs in the page: the number of elements of a card. */
function countElements(): number {
  const cards = [...document.querySelectorAll('main [data-status]')];
  const elements = cards.reduce((sum, card) => sum + 1 + card.getElementsByTagName('*').length, 0);
  return elements / cards.length;
}

async function measure(stage: Stage, speed: Speed): Promise<Measured> {
  await postMix(stage);
  const { page, cdp, context } = await openPage(stage, 'alice', speed);
  await page.goto(`${stage.url}/main/all`);
  await page.locator('main [data-status]').first().waitFor();
  await page.waitForLoadState('networkidle');
  const elements = await page.evaluate(countElements);
  // The first step is the one that changes the direction.
  await page.evaluate(scrollSlowly, 2);
  const readStill = await countMainThreadTime(cdp);
  await page.evaluate(scrollSlowly, STILL_FRAMES);
  const still = await readStill();
  const readScrolled = await countMainThreadTime(cdp);
  const notes = await page.evaluate(scrollThrough, PATH);
  const scrolled = await readScrolled();
  await context.close();
  if (notes.seen < CARDS) throw new BenchError(`Only ${notes.seen} of ${CARDS} cards were seen.`);
  const perCard = (part: 'all' | 'script' | 'style'): number =>
    (scrolled[part] - (still[part] / STILL_FRAMES) * notes.frames.length) / notes.seen;
  return {
    card: perCard('all'),
    script: perCard('script'),
    style: perCard('style'),
    frame: still.all / STILL_FRAMES,
    elements,
  };
}

export const cards: Scenario = {
  name: 'Cards made and dropped',
  group: 'cards',
  about: `Somebody scrolls through ${CARDS} posts of all kinds: processor time of the page's main thread, whatever else the machine does.`,
  figures: [
    { key: 'card', label: 'a card made and dropped', unit: 'ms' },
    { key: 'script', label: 'of it scripts', unit: 'ms' },
    { key: 'style', label: 'of it style and layout', unit: 'ms' },
    { key: 'frame', label: 'a frame in which no card is made', unit: 'ms' },
    { key: 'elements', label: 'elements of a card', unit: 'count' },
  ],
  speeds: ['full'],
  measure,
};
