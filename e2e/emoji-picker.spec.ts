import type { Locator, Page } from '@playwright/test';
import type { ControlDoor } from '@linnet/sandbox/control';
import { cardWith } from './harness/cards';
import { expectAccessible, expectContrast } from './harness/expect-accessible';
import { openPicker } from './harness/open-picker';
import { signIn } from './harness/sign-in';
import { expect, test } from './harness/test';
import { bothWidths } from './harness/widths';

const TEXT = 'Forty linnets in the teasels.';
const EMOJI_CALL = '/api/v1/pleroma/emoji$';

async function openedPicker(page: Page, sandbox: ControlDoor) {
  await sandbox.post({ as: 'carol', text: TEXT });
  await signIn(page, 'alice');
  const card = cardWith(page, TEXT);
  const picker = await openPicker(page, card);
  return { card, picker };
}

const search = (picker: Locator) => picker.getByRole('searchbox', { name: 'Search emoji' });
const emoji = (picker: Locator, name: string) =>
  picker.getByRole('gridcell').getByRole('button', { name, exact: true });
const reaction = (card: Locator, name: string) =>
  card.getByRole('group', { name: 'Reactions' }).getByRole('button', { name });
const group = (picker: Locator, name: string) =>
  picker.getByRole('toolbar').getByRole('button', { name, exact: true });

test(
  'offers the packs of the server and the nine groups, jumps to each, and keeps the rules of accessibility, dark and light [2.9.022, 2.7.032]',
  bothWidths,
  async ({ page, sandbox }) => {
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    const { picker } = await openedPicker(page, sandbox);
    await expect(picker.getByRole('toolbar').getByRole('button')).toHaveCount(11);
    await expect(group(picker, 'hedge')).toHaveAttribute('aria-current', 'true');
    await expect(emoji(picker, ':linnet:').locator('img')).toHaveJSProperty('complete', true);
    await expectAccessible(page, '[role=dialog]');
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await expectContrast(page, '[role=dialog]');
    for (const name of ['Smileys and emotion', 'Food and drink', 'Flags', 'hedge']) {
      await group(picker, name).click();
      await expect(group(picker, name)).toHaveAttribute('aria-current', 'true');
    }
    await group(picker, 'Food and drink').click();
    await expect(emoji(picker, 'grapes')).toBeInViewport();
    // The current group is marked while scrolling.
    await picker.getByRole('grid').evaluate((grid) => grid.parentElement?.scrollTo(0, 1e6));
    await expect(group(picker, 'Flags')).toHaveAttribute('aria-current', 'true');
    await search(picker).fill('no such thing');
    await expect(picker).toContainText('No emoji found');
    await expectAccessible(page, '[role=dialog]');
  },
);

test('its data is asked for when it is opened, and once; everything in it can be done by keyboard', async ({
  page,
  sandbox,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const emojiRequests = () => asked.filter((path) => /emoji-en|pleroma\/emoji|\/picker-panel/.test(path));
  await sandbox.post({ as: 'carol', text: TEXT });
  await signIn(page, 'alice');
  const card = cardWith(page, TEXT);
  await expect(card.getByRole('button', { name: 'React with an emoji' })).toBeVisible();
  expect(emojiRequests()).toEqual([]);
  const picker = await openPicker(page, card);
  await page.keyboard.press('Escape');
  await expect(picker).toBeHidden();
  const button = card.getByRole('button', { name: 'React with an emoji' });
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(search(picker)).toBeFocused();
  await expect.poll(emojiRequests).toHaveLength(3);

  await page.keyboard.type('green hea');
  await expect(emoji(picker, 'green heart')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(emoji(picker, 'green heart')).toBeFocused();
  // Typing continues in the search field.
  await page.keyboard.press('Backspace');
  await expect(search(picker)).toHaveValue('green he');
  await search(picker).fill('');

  await page.keyboard.press('ArrowDown');
  const first = picker.getByRole('gridcell').getByRole('button').first();
  await expect(first).toBeFocused();
  await page.keyboard.press('Control+End');
  await expect(emoji(picker, 'flag: Wales')).toBeFocused();
  await expect(emoji(picker, 'flag: Wales')).toBeInViewport();
  const size = page.viewportSize() ?? { width: 0, height: 0 };
  await page.setViewportSize({ ...size, height: 430 });
  await expect.poll(async () => (await picker.boundingBox())?.height).toBeLessThan(430);
  await expect(emoji(picker, 'flag: Wales')).toBeInViewport();
  await page.setViewportSize(size);
  await page.keyboard.press('PageUp');
  await expect(emoji(picker, 'flag: Wales')).not.toBeFocused();
  await page.keyboard.press('Control+Home');
  await expect(first).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(picker.getByRole('gridcell').getByRole('button').nth(1)).toBeFocused();
  const name = await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
  await page.keyboard.press('Enter');
  await expect(picker).toBeHidden();
  await expect(reaction(card, name)).toHaveAttribute('aria-pressed', 'true');
  await expect(button).toBeFocused();
});

test('ten thousand emoji of a server are searched and scrolled as a few are', async ({ page, sandbox }) => {
  const map = Object.fromEntries(
    Array.from({ length: 10_000 }, (_, number) => {
      const tags = [`pack:pack${number % 40}`];
      return [`finch_${number}`, { image_url: '/emoji/hedge/linnet.png', tags }];
    }),
  );
  await sandbox.fail({ path: EMOJI_CALL, status: 200, body: map, times: 9 });
  const { picker } = await openedPicker(page, sandbox);
  const cells = picker.getByRole('gridcell');
  await expect(picker.getByRole('toolbar').getByRole('button')).toHaveCount(49);
  await expect(emoji(picker, ':finch_0:')).toBeVisible();
  expect(await cells.count()).toBeLessThan(250);
  await picker.getByRole('grid').evaluate((grid) => grid.parentElement?.scrollTo(0, 20_000));
  await expect(emoji(picker, ':finch_0:')).toHaveCount(1);
  await expect(emoji(picker, ':finch_0:')).not.toBeInViewport();
  expect(await cells.count()).toBeLessThan(250);
  await search(picker).fill('finch_9999');
  await expect(emoji(picker, ':finch_9999:')).toBeVisible();
  await expect(cells).toHaveCount(1);
  await search(picker).fill('');
  await expect(emoji(picker, ':finch_0:')).toBeInViewport();
});
