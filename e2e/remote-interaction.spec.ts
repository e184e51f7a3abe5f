import { cardWith } from './harness/cards';
import { expect, test } from './harness/test';

test('visitors reply, repeat and favourite from their own server, and react nowhere [1.2.039, 2.1.003, 2.2.018, 2.2.061, 2.6.001]', async ({
  page,
  sandbox,
}) => {
  const { id } = await sandbox.post({ as: 'carol', text: 'For everybody.' });
  await page.goto('/main/public');
  const card = cardWith(page, 'For everybody.');
  for (const name of ['Reply', 'Repeat', 'Favourite']) {
    const link = card.getByRole('link', { name: `${name} from your own server` });
    await expect(link).toHaveAttribute('href', `/main/ostatus?status_id=${id}`);
  }
  await expect(card.getByRole('button', { name: /react/i })).toHaveCount(0);

  const opened = page.waitForEvent('popup');
  await card.getByRole('link', { name: 'Favourite from your own server' }).click();
  await expect((await opened).getByRole('heading', { name: 'Answer @carol' })).toBeVisible();
  expect((await sandbox.log()).filter(({ path }) => path === '/main/ostatus')).toMatchObject([
    { method: 'GET', query: `status_id=${id}` },
  ]);
});
