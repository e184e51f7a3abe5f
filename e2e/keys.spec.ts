import type { Page } from '@playwright/test';
import { steadyBoxOf } from './harness/box-of';
import { cards } from './harness/cards';
import { scrollUntil } from './harness/scroll-until';
import { selectedCard } from './harness/selected-card';
import { signIn } from './harness/sign-in';
import { expect, test } from './harness/test';
import { topOf } from './harness/top-of';

/** Presses a key, waits until another post is selected than `from`, and answers its id. */
async function step(page: Page, key: string, from: string | null): Promise<string> {
  await page.keyboard.press(key);
  let id = from;
  // While the list draws the next post, none has the focus for a moment.
  await expect
    .poll(async () => (id = await selectedId(page)) !== from && id !== null, { intervals: [10, 20, 50] })
    .toBe(true);
  return `${id}`;
}

function selectedId(page: Page): Promise<string | null> {
  return page.evaluate(() => document.activeElement?.getAttribute('data-status') ?? null);
}

async function openHome(page: Page): Promise<void> {
  await signIn(page, 'alice');
  await expect(cards(page).first()).toBeVisible();
}

test('keys lead through forty posts and back, each at the same place, and on as far as one is held; after scrolling the first in view is next', async ({
  page,
}) => {
  await page.goto('/main/all');
  await expect(cards(page).first()).toBeVisible();
  const first = await step(page, 'j', null);
  expect(first).toBe(await cards(page).first().getAttribute('data-status'));
  const place = (await steadyBoxOf(selectedCard(page))).y;
  const seen = [first];
  for (let at = 0; at < 40; at += 1) {
    const id = await step(page, ['j', 'ArrowDown', 'PageDown'][at % 3] ?? 'j', `${seen.at(-1)}`);
    expect(seen).not.toContain(id);
    seen.push(id);
    await expect.poll(async () => Math.abs((await topOf(selectedCard(page))) - place)).toBeLessThanOrEqual(1);
  }
  for (const id of seen.toReversed().slice(1)) {
    const key = id === first ? 'ArrowUp' : id === seen[1] ? 'PageUp' : 'k';
    expect(await step(page, key, await selectedId(page))).toBe(id);
    await expect.poll(async () => Math.abs((await topOf(selectedCard(page))) - place)).toBeLessThanOrEqual(1);
  }

  for (let at = 0; at < 30; at += 1) await page.keyboard.down('j');
  await page.keyboard.up('j');
  await expect.poll(() => selectedId(page)).not.toBeNull();
  const held = await selectedId(page);
  expect(held).not.toBe(first);
  await expect(selectedCard(page)).toBeInViewport();
  const from = await page.evaluate(() => scrollY);
  await scrollUntil(page, async () => (await page.evaluate(() => scrollY)) > from + 3000);
  await step(page, 'j', held);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(from + 2500);
});

test('a post is opened by key, is selected there, and again on the way back; Escape lets go', async ({
  page,
}) => {
  await openHome(page);
  await step(page, 'j', null);
  const id = await step(page, 'j', await selectedId(page));
  const top = await topOf(selectedCard(page));
  await page.keyboard.press('o');
  await expect(page.getByRole('heading', { name: 'Conversation' })).toBeVisible();
  await expect(page.getByRole('main').locator('article[aria-current=true]')).toBeFocused();
  await page.goBack();
  await expect.poll(() => selectedId(page)).toBe(id);
  await expect.poll(async () => Math.abs((await topOf(selectedCard(page))) - top)).toBeLessThanOrEqual(1);
  await page.keyboard.press('Escape');
  await expect(selectedCard(page)).toHaveCount(0);
});
