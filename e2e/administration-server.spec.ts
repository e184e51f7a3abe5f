import { expectAccessible } from './harness/expect-accessible';
import { signIn } from './harness/sign-in';
import { expect, test } from './harness/test';

test('an administrator renames the server, after a look at what will be sent', async ({ page }) => {
  await signIn(page, 'alice', '/administration/instance');
  const main = page.getByRole('main');
  const name = main.getByLabel('Name', { exact: true });
  await expect(name).toHaveValue('The Hedge');
  await name.fill('The Nest');
  await expectAccessible(page);
  await main.getByRole('button', { name: 'Review' }).click();
  const question = page.getByRole('dialog', { name: 'Send these changes?' });
  await expect(question.getByRole('listitem')).toContainText(/The Hedge.*The Nest/s);
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Send 1 change' }).click();
  await expect(main.getByText('Saved 1 change.')).toBeVisible();
  await page.goto('/about');
  await expect(page.getByRole('region', { name: 'The Nest', exact: true })).toBeVisible();
});
