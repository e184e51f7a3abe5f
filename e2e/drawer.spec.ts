import { cards } from './harness/cards';
import { signIn } from './harness/sign-in';
import { expect, test } from './harness/test';

test.use({ viewport: { width: 390, height: 844 } });

test('the drawer of a phone says who is here, gives the focus back, and leads to the timelines', async ({
  page,
}) => {
  await signIn(page, 'alice');
  await expect(cards(page).first()).toBeVisible();
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer).toContainText('@alice');
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(menu).toBeFocused();
  await menu.click();
  await drawer.getByRole('link', { name: 'Known network' }).click();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Known network' })).toBeVisible();
});
