import type { Page } from '../../testing/page/locator';
import { cards } from '../../testing/page/parts';
import { changeSettings, click } from '../../testing/page/settings';
import { signIn } from '../../testing/page/sign-in';
import { expect, test } from '../../testing/page/test';

test('attachments are folded in timelines, in conversations, or in both, at once and after a reload', async ({
  page,
  sandbox,
}) => {
  await sandbox.bulk({ count: 1, kind: 'media', as: 'bob' });
  const shown = () => cards(page).first().locator('a[aria-haspopup] img').count();
  const folded = async () => {
    await expect(cards(page).first().getByRole('button', { name: 'Show', exact: true })).toBeVisible();
    await expect.poll(shown).toBe(0);
  };
  await signIn(page, 'alice', '/main/public');
  await expect.poll(shown).toBeGreaterThan(0);
  await changeSettings(page, 'General', [{ row: 'Hide attachments in timelines', change: click }]);
  await folded();
  await page.reload();
  await folded();
  await openConversation(page);
  await expect.poll(shown).toBeGreaterThan(0);
  await changeSettings(page, 'General', [{ row: 'Hide attachments in conversations', change: click }]);
  await folded();
  await page.reload();
  await folded();
});

async function openConversation(page: Page): Promise<void> {
  await cards(page).first().locator('a:has(time)').first().click();
  await expect(page).toHaveURL(/\/notice\//);
}
