import type { ControlDoor } from '@linnet/sandbox/control';
import { expectAccessible } from '../../testing/page/accessible';
import type { Locator, Page } from '../../testing/page/locator';
import { signIn } from '../../testing/page/sign-in';
import { expect, test } from '../../testing/page/test';

const favouritedBy = (page: Page) => page.getByRole('dialog', { name: 'Favourited by' });

/** Makes a post that bob and carol favourited and bob quotes. */
async function likedPost(sandbox: ControlDoor): Promise<string> {
  const { id } = await sandbox.post({ as: 'alice', text: 'Worth a star.' });
  for (const as of ['bob', 'carol']) await sandbox.act({ as, action: 'favourite', status: id });
  await sandbox.post({ as: 'bob', text: 'Look at this star.', quote: id });
  return id;
}

function focused(page: Page): Locator {
  return page.getByRole('main').locator('article[aria-current=true]');
}

test('who favourited and quoted a status is asked for and told where its counts stand [2.2.058, 2.9.013]', async ({
  page,
  sandbox,
}) => {
  const id = await likedPost(sandbox);
  await signIn(page, 'alice', `/notice/${id}`);
  const count = focused(page).getByRole('button', { name: '2 favourites' });
  await count.focus();
  await page.keyboard.press('Enter');
  await expect(favouritedBy(page).getByRole('listitem')).toHaveCount(2);
  await expect(favouritedBy(page)).toContainText('@carol');
  await expectAccessible(page, '[role=dialog]');
  await page.keyboard.press('Escape');
  await expect(favouritedBy(page)).toBeHidden();
  await expect(count).toBeFocused();
  await focused(page).getByRole('button', { name: '1 quote' }).click();
  await expect(page.getByRole('dialog', { name: 'Quoted by' }).getByRole('link')).toHaveText([
    /@bob/,
    'Read quotes',
  ]);
});

test('a list that does not come says why and can be asked for again', async ({
  page,
  sandbox,
  allowConsole,
}) => {
  allowConsole(/status of 500/);
  const id = await likedPost(sandbox);
  await page.goto(`/notice/${id}`);
  await sandbox.fail({ path: '/favourited_by', status: 500 });
  await focused(page).getByRole('button', { name: '2 favourites' }).click();
  await expect(favouritedBy(page).getByRole('alert')).toContainText('Couldn’t load the list');
  await favouritedBy(page).getByRole('button', { name: 'Try again' }).click();
  await expect(favouritedBy(page).getByRole('listitem')).toHaveCount(2);
});

test('for a visitor nobody is asked who it was, until the visitor asks [2.2.050]', async ({
  page,
  sandbox,
}) => {
  const id = await likedPost(sandbox);
  const asked = async () =>
    (await sandbox.log()).filter(({ path }) => /favourited_by|reblogged_by|\/quotes/.test(path)).length;
  await page.goto(`/notice/${id}`);
  await expect(focused(page).getByRole('button', { name: '2 favourites' })).toBeVisible();
  expect(await asked()).toBe(0);
  await focused(page).getByRole('button', { name: '2 favourites' }).click();
  await expect(favouritedBy(page).getByRole('listitem')).toHaveCount(2);
  expect(await asked()).toBe(1);
});
