import { boxOf } from './harness/box-of';
import { cardWith } from './harness/cards';
import { openPicker } from './harness/open-picker';
import { signIn } from './harness/sign-in';
import { expect, test } from './harness/test';

const NEW = 'A kiln opened this morning.';

test('are as large as the settings say, and those at hand fit into the picker on pages of any width', async ({
  page,
  sandbox,
}) => {
  const { id } = await sandbox.post({ as: 'carol', text: NEW });
  await sandbox.act({ as: 'bob', action: 'react', status: id, emoji: ':linnet:' });
  await signIn(page, 'alice');
  const card = cardWith(page, NEW);
  const picture = card
    .getByRole('group', { name: 'Reactions' })
    .getByRole('button', { name: /^:linnet:/ })
    .locator('img');
  const height = async () => (await picture.boundingBox())?.height ?? 0;
  await expect.poll(height).toBeGreaterThan(10);
  const usual = await height();
  await page.evaluate(() => localStorage.setItem('linnet-settings', '{"emojiReactionsScale":1}'));
  await page.reload();
  await expect.poll(height).toBeCloseTo(usual * 2, 0);

  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const picker = await openPicker(page, card);
    const atHand = picker.getByRole('group', { name: 'Quick reactions' }).getByRole('button');
    await expect(atHand).toHaveCount(6);
    await expect(async () => {
      const { x: start, width: full } = await boxOf(picker);
      for (const one of await atHand.all()) {
        const { x, width: own } = await boxOf(one);
        expect(x).toBeGreaterThanOrEqual(start);
        expect(x + own).toBeLessThanOrEqual(start + full);
      }
    }).toPass();
    await page.keyboard.press('Escape');
    await expect(picker).toBeHidden();
  }
});
