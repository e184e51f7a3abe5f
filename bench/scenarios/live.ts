import type { Page } from '@playwright/test';
import { BenchError } from '../bench-error';
import type { Measured, Speed } from '../figure';
import { percentile } from '../median';
import type { Scenario } from '../scenario';
import type { Stage } from '../stage';
import { measureBareField } from './bare-field';
import { openHomeToWrite } from './open-home-to-write';
import { typeWords } from './type-words';

const POST_COUNT = 500;
const INTERVAL_MS = 20;
/** Thirty keys a second, for as long as new statuses arrive. */
const KEY_COUNT = 300;
const DROPPED_FRAME_MS = 25;

/** Sends fifty statuses a second by an account that the viewer follows. Resolves when the last one is answered. */
async function sendPosts(stage: Stage): Promise<void> {
  const sent: Promise<unknown>[] = [];
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      sent.push(stage.door.post({ as: 'bob', text: `Number ${sent.length + 1}: a wren in the woodpile.` }));
      if (sent.length < POST_COUNT) return;
      clearInterval(timer);
      resolve();
    }, INTERVAL_MS);
  });
  await Promise.all(sent);
}

interface ReadPosition {
  id: string;
  top: number;
}

/** The status in the middle of the window, and its position. */
function readPosition(page: Page): Promise<ReadPosition> {
  return page.evaluate(() => {
    // Uses rectangles, not elementFromPoint: while a list scrolls, its rows may have no pointer events.
    const card = [...document.querySelectorAll('[data-status]')].find(
      (shown) => shown.getBoundingClientRect().bottom > innerHeight / 2,
    );
    if (card === undefined) throw new Error('No status stands in the middle of the window');
    return { id: card.getAttribute('data-status') ?? '', top: card.getBoundingClientRect().top };
  });
}

function topOf(page: Page, id: string): Promise<number | undefined> {
  return page.evaluate(
    (wanted) => document.querySelector(`[data-status="${wanted}"]`)?.getBoundingClientRect().top,
    id,
  );
}

/** Fails unless the timeline has the button that shows new statuses. */
async function expectArrived(page: Page): Promise<void> {
  const button = page.getByRole('main').getByRole('button', { name: /^[\d∞]+ new$|^Reload$/ });
  if (!(await button.first().isVisible())) throw new BenchError('None of the posts arrived.');
}

async function measure(stage: Stage, speed: Speed): Promise<Measured> {
  const { page, context } = await openHomeToWrite(stage, speed);
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
  await page.waitForFunction(() => scrollY > 1000);
  await page.waitForLoadState('networkidle');
  const before = await readPosition(page);
  const [notes] = await Promise.all([typeWords(page, KEY_COUNT), sendPosts(stage)]);
  const after = await topOf(page, before.id);
  if (after === undefined) throw new BenchError('The status that was being read is gone.');
  await expectArrived(page);
  await context.close();
  const key = percentile(notes.keys, 0.95);
  const bare = await measureBareField(stage, speed, KEY_COUNT);
  return {
    key,
    bare,
    ratio: key / bare,
    dropped: notes.frames.filter((duration) => duration > DROPPED_FRAME_MS).length / notes.frames.length,
    moved: Math.abs(after - before.top),
  };
}

export const live: Scenario = {
  name: 'Fifty posts a second',
  group: 'live',
  about: 'For ten seconds, while somebody reads down home and writes in the sidebar.',
  figures: [
    { key: 'key', label: 'key to paint, p95', unit: 'ms' },
    { key: 'bare', label: 'the same in a bare text field, in an empty page', unit: 'ms' },
    { key: 'ratio', label: 'key to paint ÷ bare text field', unit: 'times', budget: { quarter: 1.3 } },
    { key: 'dropped', label: 'dropped frames', unit: 'share' },
    { key: 'moved', label: 'how far the read post moved', unit: 'px', budget: { full: 1, quarter: 1 } },
  ],
  maxRounds: 2,
  speeds: ['full', 'quarter'],
  measure,
};
