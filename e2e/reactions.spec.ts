import type { Locator } from '@playwright/test';
import { boxOf } from './harness/box-of';
import { cardWith } from './harness/cards';
import { openPicker } from './harness/open-picker';
import { signIn } from './harness/sign-in';
import { expect, test } from './harness/test';
import { bothWidths } from './harness/widths';

const NEW = 'A kiln opened this morning.';
const reactions = (card: Locator) => card.getByRole('group', { name: 'Reactions' });
const chip = (card: Locator, name: string | RegExp) => reactions(card).getByRole('button', { name });

test(
  'the reactions that somebody chose are one press away, at once and after a reload',
  bothWidths,
  async ({ page, sandbox }) => {
    await sandbox.post({ as: 'carol', text: NEW });
    await signIn(page, 'alice');
    const card = cardWith(page, NEW);
    const picker = await openPicker(page, card);
    const atHand = picker.getByRole('group', { name: 'Quick reactions' }).getByRole('button');
    await expect(atHand).toHaveCount(6);
    await expect(async () => {
      const { x: start, width } = await boxOf(picker);
      for (const one of await atHand.all()) {
        const { x, width: own } = await boxOf(one);
        expect(x).toBeGreaterThanOrEqual(start);
        expect(x + own).toBeLessThanOrEqual(start + width);
      }
    }).toPass();
    await picker.getByRole('button', { name: 'thumbs up' }).first().click();
    await expect(chip(card, /^👍/)).toHaveCount(1);

    await page.goto('/settings?tab=general&at=quickReactions');
    const add = page.getByRole('textbox', { name: 'Quick reactions' });
    await add.fill('🐝');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Remove 🐝' })).toBeVisible();
    for (const again of [false, true]) {
      await page.goto('/main/friends');
      if (again) await page.reload();
      await openPicker(page, card);
      await expect(atHand).toHaveCount(7);
      await page.keyboard.press('Escape');
    }
  },
);

test('are as large as the settings say', async ({ page, sandbox }) => {
  const { id } = await sandbox.post({ as: 'carol', text: NEW });
  await sandbox.act({ as: 'bob', action: 'react', status: id, emoji: ':linnet:' });
  await signIn(page, 'alice');
  const picture = chip(cardWith(page, NEW), /^:linnet:/).locator('img');
  const height = async () => (await picture.boundingBox())?.height ?? 0;
  await expect.poll(height).toBeGreaterThan(10);
  const usual = await height();
  await page.evaluate(() => localStorage.setItem('linnet-settings', '{"emojiReactionsScale":1}'));
  await page.reload();
  await expect.poll(height).toBeCloseTo(usual * 2, 0);
});
