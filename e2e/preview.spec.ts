import type { Page } from '@playwright/test';
import { cards, cardWith } from './harness/cards';
import { expectPlaceStored } from './harness/place-stored';
import { readFurtherDown } from './harness/read-further-down';
import { signIn } from './harness/sign-in';
import { expect, test } from './harness/test';
import { topOf } from './harness/top-of';

const preview = (page: Page) => page.locator('#linnet-preview');

/** Waits until what the page shows is stored for the next start; `detail`: a part of it. */
async function expectStored(page: Page, detail: string): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() => {
        const name = Object.keys(localStorage).find((key) => key.startsWith('linnet-preview'));
        return name === undefined ? null : localStorage.getItem(name);
      }),
    )
    .toContain(detail);
}

/** Holds the main script back until the returned function is called. */
async function holdMainScript(page: Page): Promise<() => void> {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/index-[^/]+\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test('the posts of the last visit are there before the application is, in the same place', async ({
  page,
  context,
  sandbox,
}) => {
  await sandbox.post({ as: 'carol', text: 'The last that was seen.' });
  await signIn(page, 'alice');
  await expect(cardWith(page, 'The last that was seen.')).toBeVisible();
  await expectStored(page, 'The last that was seen.');
  const top = await topOf(cardWith(page, 'The last that was seen.'));
  await page.close();

  const later = await context.newPage();
  const release = await holdMainScript(later);
  await later.goto('/main/friends', { waitUntil: 'commit' });
  await expect(preview(later)).toContainText('The last that was seen.');
  const drawn = preview(later).locator('article', { hasText: 'The last that was seen.' });
  await expect.poll(async () => Math.abs((await topOf(drawn)) - top)).toBeLessThanOrEqual(1);
  await expect(cards(later)).toHaveCount(0);
  release();
  await expect(preview(later)).toHaveCount(0);
  const seen = cardWith(later, 'The last that was seen.');
  await expect.poll(async () => Math.abs((await topOf(seen)) - top)).toBeLessThanOrEqual(1);
});

test('the frame of the page stands there while there is nothing of the last visit to show', async ({
  page,
  context,
  sandbox,
  guard,
}) => {
  guard.allowConsole(/later-[^/]+\.css/);
  await sandbox.post({ as: 'carol', text: 'The last that was seen.' });
  await signIn(page, 'alice');
  await expectStored(page, 'The last that was seen.');
  await page.close();

  const later = await context.newPage();
  const release = await holdMainScript(later);
  await later.route(/\/assets\/later-[^/]+\.css$/, (route) => route.abort());
  await later.goto('/main/friends', { waitUntil: 'commit' });
  await expect(later.locator('.sk-main')).toBeVisible();
  await expect(preview(later)).toHaveCount(0);
  release();
  await expect(cardWith(later, 'The last that was seen.')).toBeVisible();
});

test('who was reading further down sees that from the first moment on, and nothing moves', async ({
  page,
  context,
  sandbox,
}) => {
  const { card: read } = await readFurtherDown(page, sandbox);
  const words = /Song \d+\./.exec((await read.textContent()) ?? '')?.[0] ?? '';
  await expectStored(page, words);
  await expectPlaceStored(page);
  const top = await topOf(read);
  await page.close();

  const later = await context.newPage();
  await later.addInitScript(watchTop, words);
  await later.goto('/main/all');
  await expect(preview(later)).toHaveCount(0);
  await expect(cardWith(later, words)).toBeVisible();
  const tops = await later.evaluate(() => window.seenTops ?? []);
  expect(tops.length).toBeGreaterThan(1);
  for (const seen of tops) expect(Math.abs(seen - top)).toBeLessThanOrEqual(1);
});

declare global {
  interface Window {
    /** Tops of a card in each frame in which it could be seen, in pixels. */
    seenTops?: number[];
  }
}

/** Runs in the page: notes in each frame where the card with these words is seen, first in the preview. */
function watchTop(words: string): void {
  const tops: number[] = [];
  window.seenTops = tops;
  const look = (): void => {
    const covered = document.getElementById('linnet-preview');
    const found = [...(covered ?? document).querySelectorAll('article')].find((card) =>
      card.textContent?.includes(words),
    );
    if (found) tops.push(found.getBoundingClientRect().top);
    else if (tops.length > 0) tops.push(Number.NaN);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
