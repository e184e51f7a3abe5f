import type { Page } from '@playwright/test';
import { boxOf } from './harness/box-of';
import { cards } from './harness/cards';
import type { ControlDoor } from '@linnet/sandbox/control';
import { newPosts } from './harness/new-posts';
import { cardBeingRead } from './harness/card-being-read';
import { scrollUntil } from './harness/scroll-until';
import { signIn } from './harness/sign-in';
import { storeSettings } from './harness/store-settings';
import { expect, test } from './harness/test';
import { topOf } from './harness/top-of';
import { bothWidths } from './harness/widths';

/** Opens the home timeline with a subscribed stream. */
async function listensAtHome(page: Page, sandbox: ControlDoor): Promise<void> {
  await signIn(page, 'alice');
  await expect(cards(page).first()).toBeVisible();
  await expect.poll(() => sandbox.streams()).toContain('user');
}

test('for a second after showing new posts, a click meant for what was there does nothing [2.2.040]', async ({
  page,
  sandbox,
}) => {
  await page.clock.install();
  await listensAtHome(page, sandbox);
  await sandbox.post({ as: 'carol', text: 'Pushes everything down.' });
  await expect(newPosts(page)).toHaveText('1 new');
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000));
  await newPosts(page).click();
  await expect(cards(page).first()).toContainText('Pushes everything down.');

  const star = cards(page).first().getByRole('button', { name: 'Favourite' });
  const box = await boxOf(star);
  const clickAtStar = () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await page.clock.runFor(900);
  await clickAtStar();
  await expect(star).toHaveAttribute('aria-pressed', 'false');
  await expect(page).toHaveURL(/\/main\/friends$/);
  await page.clock.runFor(101);
  await clickAtStar();
  await expect(
    cards(page)
      .first()
      .getByRole('button', { name: /Remove favourite/ }),
  ).toHaveAttribute('aria-pressed', 'true');
});

test(
  'what is being read stays where it is while posts arrive, and showing them leads to the top',
  bothWidths,
  async ({ page, sandbox }) => {
    await listensAtHome(page, sandbox);
    await scrollUntil(page, async () => (await page.evaluate(() => scrollY)) > 800);
    const read = await cardBeingRead(page);
    const top = await topOf(read);
    for (const text of ['One above.', 'Two above.', 'Three above.'])
      await sandbox.post({ as: 'carol', text });
    await expect(newPosts(page)).toHaveText('3 new');
    await expect.poll(async () => Math.abs((await topOf(read)) - top)).toBeLessThanOrEqual(1);

    await newPosts(page).click();
    await expect(cards(page).first()).toContainText('Three above.');
    await expect(cards(page).first()).toBeInViewport();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  },
);

test('at the top new posts show by themselves for who wants that; further down, and in a tab nobody uses, they wait [2.2.035, 2.2.036, 2.2.037]', async ({
  page,
  sandbox,
}) => {
  const useTab = (used: boolean) =>
    page.evaluate((focus) => {
      document.hasFocus = () => focus;
      dispatchEvent(new Event(focus ? 'focus' : 'blur'));
    }, used);
  const scrollFromTop = (top: number) =>
    page.evaluate(async (to) => {
      scrollTo({ top: to, behavior: 'instant' });
      // The page hears of it in the next frame.
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    }, top);
  await storeSettings(page, { streaming: true, pauseOnUnfocused: true });
  await listensAtHome(page, sandbox);
  await scrollFromTop(15);
  await sandbox.post({ as: 'carol', text: 'Shown by itself.' });
  await expect(cards(page).first()).toContainText('Shown by itself.');
  await scrollFromTop(400);
  await sandbox.post({ as: 'carol', text: 'Waits above.' });
  await expect(newPosts(page)).toHaveText('1 new');
  await useTab(false);
  await scrollFromTop(0);
  await sandbox.post({ as: 'carol', text: 'Waits in a tab of no use.' });
  await expect(newPosts(page)).toHaveText('2 new');
  await useTab(true);
  await expect(cards(page).first()).toContainText('Waits in a tab of no use.');
  await expect(newPosts(page)).toBeHidden();
});
