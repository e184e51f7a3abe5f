import { cards } from './harness/cards';
import { expectAccessible } from './harness/expect-accessible';
import { logIn, openLogin } from './harness/login-form';
import { expect, test } from './harness/test';

test('name and password lead in, and the name is known the next time [1.2.021, 1.9.002]', async ({
  page,
}) => {
  const form = await openLogin(page);
  await logIn(form, 'alice');
  await expect(page).toHaveURL(/\/main\/friends$/);
  await expect(cards(page).first()).toBeVisible();
  await page.evaluate(() => localStorage.removeItem('linnet-session'));
  const again = await openLogin(page);
  await expect(again.getByLabel('Username')).toHaveValue('alice');
  await expectAccessible(page);
});
