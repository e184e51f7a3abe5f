import { callAs } from '../../testing/page/server';
import { timelineName } from '../../testing/page/parts';
import { expectAccessible } from '../../testing/page/accessible';
import { signIn } from '../../testing/page/sign-in';
import { listOf, objectOf } from '../../testing/page/json';
import { expect, test } from '../../testing/page/test';
import type { Page } from '../../testing/page/locator';

const rows = (page: Page) => page.getByRole('main').getByRole('listitem');
const notices = (page: Page) => page.getByRole('region', { name: 'Notices' });

/** The hashtags that alice follows, from the server. */
async function followedBy(url: string | undefined) {
  const alice = await callAs(`${url}`, 'alice');
  return {
    alice,
    names: async () => listOf(await alice('/api/v1/followed_tags')).map((tag) => objectOf(tag)['name']),
  };
}

test('the followed tags stand on a page, lead to their timelines, and can be let go and taken back', async ({
  page,
  sandbox,
  baseURL,
  allowConsole,
}) => {
  await sandbox.character('akkoma');
  const { alice, names } = await followedBy(baseURL);
  await signIn(page, 'alice', '/followed-tags');
  await expect(page.getByRole('heading', { name: 'No hashtags yet' })).toBeVisible();
  for (const tag of ['frost', 'signals']) await alice(`/api/v1/tags/${tag}/follow`, { method: 'POST' });
  await page.reload();
  await expect(rows(page)).toHaveCount(2);
  await expectAccessible(page);
  const button = rows(page).filter({ hasText: 'frost' }).getByRole('button');
  await button.click();
  await expect(button).toHaveAccessibleName('Follow #frost');
  await expect.poll(names).toEqual(['signals']);
  await button.click();
  await expect(button).toHaveAccessibleName('Unfollow #frost');
  await expect.poll(names).toEqual(['frost', 'signals']);
  allowConsole(/500/);
  await sandbox.fail({ path: '/api/v1/tags/', method: 'POST', status: 500 });
  await button.click();
  await expect(notices(page)).toContainText('Couldn’t follow or unfollow #frost.');
  await expect(button).toHaveAccessibleName('Unfollow #frost');
  await rows(page).getByRole('link', { name: 'signals' }).click();
  await expect(timelineName(page)).toHaveText('#signals');
});

test('tags that do not come can be asked for again', async ({ page, sandbox, allowConsole }) => {
  allowConsole(/503/);
  await sandbox.character('akkoma');
  await signIn(page, 'alice');
  await sandbox.fail({ path: '/api/v1/followed_tags', status: 503, times: 99 });
  await page.goto('/followed-tags');
  await expect(page.getByRole('heading', { name: 'Couldn’t load your hashtags' })).toBeVisible();
  await sandbox.clearErrors();
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'No hashtags yet' })).toBeVisible();
});

test('a server that follows no tags offers none, and the page says so', async ({ page, sandbox }) => {
  await sandbox.character('pleroma');
  await signIn(page, 'alice', '/tag/frost');
  await expect(timelineName(page)).toHaveText('#frost');
  await expect(page.getByRole('main').getByRole('button', { name: /^Follow #/ })).toHaveCount(0);
  await page.goto('/followed-tags');
  await expect(page.getByRole('heading', { name: 'You can’t follow hashtags on this server' })).toBeVisible();
  expect((await sandbox.log()).filter(({ path }) => path.includes('tags/'))).toEqual([]);
});

test('a tag is followed from its timeline and let go there, where the server can [1.2.007]', async ({
  page,
  sandbox,
  baseURL,
}) => {
  await sandbox.character('akkoma');
  const { names } = await followedBy(baseURL);
  await sandbox.post({ as: 'bob', text: 'The first #rimefrost.' });
  await signIn(page, 'alice', '/tag/Rimefrost');
  await expect(timelineName(page)).toHaveText('#Rimefrost');
  await page.getByRole('main').getByRole('button', { name: 'Follow #Rimefrost' }).click();
  const unfollow = page.getByRole('main').getByRole('button', { name: 'Unfollow #Rimefrost' });
  await expect(unfollow).toBeFocused();
  await expect.poll(names).toContain('rimefrost');
  await expectAccessible(page);
  await page.reload();
  await unfollow.click();
  await expect(page.getByRole('main').getByRole('button', { name: 'Follow #Rimefrost' })).toBeVisible();
  await expect.poll(names).not.toContain('rimefrost');
});
