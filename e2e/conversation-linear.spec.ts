import { cardWith } from './harness/cards';
import { plantThread, planted } from './harness/plant-thread';
import { waitForScrollEnd } from './harness/scroll-until';
import { expect, test } from './harness/test';
import { topOf } from './harness/top-of';
import { bothWidths } from './harness/widths';

const LINES = ['Opening'];
for (let number = 1; number <= 30; number += 1) LINES.push(`  Answer ${number}.`);
const LONG = LINES.join('\n');

test(
  'a link lands on its post, and it stays there while the rest of the page comes [2.2.006]',
  bothWidths,
  async ({ page, sandbox }) => {
    const thread = await plantThread(sandbox, LONG);
    const focus = page.locator(`[data-status="${planted(thread, 'Answer 15.')}"]`);
    // Avatars load after everything else.
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/(media|images)\//, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`/notice/${planted(thread, 'Answer 15.')}`);
    await expect(focus).toHaveAttribute('aria-current', 'true');
    await expect(cardWith(page, 'Answer 16.')).toBeVisible();
    const headerEnd = () =>
      page
        .getByRole('heading', { name: 'Conversation' })
        .evaluate((title) => title.parentElement?.getBoundingClientRect().bottom ?? 0);
    // The final position of the first row: a little below the header.
    await expect(async () => {
      const below = (await topOf(focus)) - (await headerEnd());
      expect(below).toBeGreaterThanOrEqual(0);
      expect(below).toBeLessThanOrEqual(24);
    }).toPass({ timeout: 20_000 });
    const landed = await topOf(focus);
    release();
    await page.waitForLoadState('networkidle');
    expect(Math.abs((await topOf(focus)) - landed)).toBeLessThanOrEqual(1);
  },
);

test('Back finds the place in a conversation again, and the switch from list to tree keeps it in sight', async ({
  page,
  sandbox,
}) => {
  const thread = await plantThread(sandbox, LONG);
  await page.goto(`/notice/${planted(thread, 'Opening')}`);
  await expect(cardWith(page, 'Answer 1.')).toBeVisible();
  await page.evaluate(() => scrollTo(0, 1500));
  await expect(cardWith(page, 'Answer 14.')).toBeVisible();
  const card = page.locator(`[data-status="${planted(thread, 'Answer 14.')}"]`);
  await waitForScrollEnd(page, 10);
  const before = await topOf(card);
  await card.locator('time').dispatchEvent('click');
  await expect(card).toHaveAttribute('aria-current', 'true');
  await page.goBack();
  await expect(card).not.toHaveAttribute('aria-current', 'true');
  await expect.poll(async () => Math.abs((await topOf(card)) - before)).toBeLessThanOrEqual(1);

  await page.getByRole('radio', { name: 'Tree' }).check();
  await expect(page.getByRole('group', { name: 'Conversation' })).toBeVisible();
  await expect(card).toBeInViewport();
});
