import type { Page } from '../../testing/page/locator';
import { callAs } from '../../testing/page/server';
import { expectAccessible } from '../../testing/page/accessible';
import { signIn } from '../../testing/page/sign-in';
import { expect, test } from '../../testing/page/test';

async function openProfile(page: Page) {
  await signIn(page, 'alice', '/settings?tab=profile');
  await expect(page.getByLabel('Bio', { exact: true })).toBeVisible();
}

interface OwnJson {
  display_name: string;
  avatar: string;
  source: { note: string; fields: { name: string; value: string }[] };
  pleroma: { background_image: string | null };
}

test('name, bio with completed emoji, fields in their order and birthday are saved together, and kept until then [3.1.004, 3.3.012]', async ({
  page,
  baseURL,
}) => {
  await openProfile(page);
  const bio = page.getByLabel('Bio', { exact: true });
  const saved = page.getByRole('button', { name: 'Save', exact: true });
  await expect(saved).toBeDisabled();
  await page.getByLabel('Name', { exact: true }).fill('Alice of the woods');
  await bio.fill('');
  await bio.pressSequentially('I like :bl');
  await page.locator('[role="listbox"] > [role="option"]').first().click();
  await expect(bio).toHaveValue(/^I like \S+ $/);
  const written = await bio.inputValue();
  const before = await page.getByRole('button', { name: /^Remove field/ }).count();
  for (const name of ['first', 'second']) {
    await page.getByRole('button', { name: 'Add field' }).click();
    const place = name === 'first' ? before + 1 : before + 2;
    await page.getByLabel(`Name of field ${place}`).fill(name);
    await page.getByLabel(`Content of field ${place}`).fill(`the ${name}`);
  }
  await page
    .getByRole('button', { name: `Move field ${before + 2}: use arrow keys or drag` })
    .press('ArrowUp');
  await expect(page.getByLabel(`Name of field ${before + 1}`)).toHaveValue('second');
  await expect(
    page.getByRole('button', { name: `Move field ${before + 1}: use arrow keys or drag` }),
  ).toBeFocused();
  await page.getByLabel('Birthday', { exact: true }).fill('1990-02-03');
  await expect(page.getByText('Not saved yet. Your changes are kept on this device.')).toBeVisible();

  // The text is kept when the screen is opened again; the server has not received it.
  const alice = await callAs(`${baseURL}`, 'alice');
  const own = async () => (await alice('/api/v1/accounts/verify_credentials')) as OwnJson;
  expect((await own()).display_name).not.toBe('Alice of the woods');
  await page.goto('/settings?tab=profile');
  await expect(bio).toHaveValue(written);
  await expectAccessible(page);
  await saved.click();
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
  const now = await own();
  expect(now.display_name).toBe('Alice of the woods');
  expect(now.source.note).toBe(written);
  expect(now.source.fields.map(({ name }) => name).slice(-2)).toEqual(['second', 'first']);
  await page.goto('/users/alice');
  await expect(page.getByRole('main').getByText('Alice of the woods').first()).toBeVisible();
});

test('a choice about the account is the server’s; one that is refused is as it was, and says why [3.3.010, 3.4.016, 3.8.021]', async ({
  page,
  sandbox,
  baseURL,
  allowConsole,
}) => {
  await openProfile(page);
  const alice = await callAs(`${baseURL}`, 'alice');
  const hides = page.getByRole('switch', { name: 'Hide your followers' });
  await expect(hides).not.toBeChecked();
  await hides.click();
  await expect(hides).toBeChecked();
  const pleroma = async () =>
    ((await alice('/api/v1/accounts/verify_credentials')) as { pleroma: object }).pleroma;
  await expect.poll(pleroma).toMatchObject({ hide_followers: true });
  await page.reload();
  await expect(hides).toBeChecked();

  allowConsole(/status of 500|hideFollowers could not be saved|could not be synchronised/);
  // The settings that follow the account are sent to the same address, at a time of their own.
  const path = '/api/v1/accounts/update_credentials';
  await sandbox.fail({ method: 'PATCH', path, status: 500, times: 99 });
  await hides.click();
  await expect(page.getByText(/^Couldn’t save this\. The old value is back\./)).toBeVisible();
  await expect(hides).toBeChecked();
  await expectAccessible(page);
});
