import { listOf, objectOf, textOf } from '../../testing/page/json';
import { callAs } from '../../testing/page/server';
import {
  cards,
  cardWith,
  newPosts,
  mediaTiles,
  openTimelineMenu,
  timelineName,
} from '../../testing/page/parts';
import { signIn } from '../../testing/page/sign-in';
import { expect, test } from '../../testing/page/test';

/** The entries of a member's menu, without lists. */
const PLACES = [
  ['Local', 'Local timeline', '/main/public'],
  ['Known network', 'Known network', '/main/all'],
  ['Interactions', 'Interactions', '/users/alice/interactions'],
  ['Direct messages', 'Direct messages', '/users/alice/dms'],
  ['Bookmarks', 'Bookmarks', '/bookmarks'],
  ['Favourites', 'Favourites', '/favourites'],
  ['Home', 'Home', '/main/friends'],
] as const;

test('the menu is used by keyboard and marks where one is', async ({ page }) => {
  await signIn(page, 'alice');
  await timelineName(page).getByRole('button').focus();
  await page.keyboard.press('ArrowDown');
  const menu = page.getByRole('menu', { name: 'Switch timeline' });
  await expect(menu.getByRole('menuitem', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
  await expect(menu.locator('[aria-current]')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(timelineName(page).getByRole('button')).toBeFocused();
});

test('visitors are led to what is public, and cause no call for lists', async ({ page, sandbox }) => {
  await page.goto('/main/all');
  const menu = await openTimelineMenu(page);
  await expect(menu.getByRole('menuitem')).toHaveText(['Local', 'Known network']);
  const asked = (await sandbox.log()).map(({ path }) => path);
  expect(asked).not.toContain('/api/v1/lists');
});

test('the lists stand in the menu, and a list shows the posts of its people [2.2.029, 2.7.003]', async ({
  page,
  sandbox,
  baseURL,
}) => {
  await sandbox.post({ as: 'carol', text: 'A siskin at the feeder.' });
  await sandbox.post({ as: 'bob', text: 'Nothing of birds.' });
  const alice = await callAs(`${baseURL}`, 'alice');
  const titles = listOf(await alice('/api/v1/lists')).map((list) => textOf(objectOf(list)['title']));
  expect(titles.length).toBeGreaterThan(3);
  await signIn(page, 'alice');
  const menu = await openTimelineMenu(page);
  for (const title of titles) await expect(menu.getByRole('menuitem', { name: title })).toBeVisible();
  await menu.getByRole('menuitem', { name: 'Birds' }).click();
  await expect(timelineName(page)).toHaveText('Birds');
  await expect(cards(page).first()).toContainText('A siskin at the feeder.');
  await expect(cardWith(page, 'Nothing of birds.')).toHaveCount(0);
  await (await openTimelineMenu(page)).getByRole('menuitem', { name: 'The committee' }).click();
  await expect(timelineName(page)).toHaveText('The committee');
  await expect(cards(page).first()).toContainText('Nothing of birds.');
});

test('a tag has a timeline, which is told of new posts and of no other [2.2.004, 2.7.003]', async ({
  page,
  sandbox,
}) => {
  await sandbox.post({ as: 'carol', text: 'The first #rimefrost of the year.' });
  await page.goto('/tag/Rimefrost');
  await expect(timelineName(page)).toHaveText('#Rimefrost');
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page).first()).toContainText('of the year.');
  await expect.poll(() => sandbox.streams()).toContain('hashtag rimefrost');
  await sandbox.post({ as: 'bob', text: 'Of something else. #hail' });
  await sandbox.post({ as: 'bob', text: 'And on the signals too. #RimeFrost' });
  await expect(newPosts(page)).toHaveText('1 new');
  await newPosts(page).click();
  await expect(cards(page)).toHaveCount(2);
  await expect(cards(page).first()).toContainText('And on the signals too.');
  await cards(page).first().getByRole('link', { name: '#RimeFrost' }).click();
  await expect(timelineName(page)).toHaveText(/^#rimefrost$/i);
});

test('a tag that nobody has used says so', async ({ page }) => {
  await page.goto('/tag/nobodyeversaid');
  await expect(page.getByRole('heading', { name: 'No posts with #nobodyeversaid yet' })).toBeVisible();
});

test('a timeline that the server lacks says so', async ({ page }) => {
  await page.goto('/main/bubble');
  await expect(timelineName(page)).toHaveText('Bubble');
  await expect(page.getByRole('heading', { name: 'This server doesn’t have this timeline' })).toBeVisible();
});

test('direct messages are read and told of as they come [2.2.008, 2.7.003]', async ({ page, sandbox }) => {
  await sandbox.post({ as: 'carol', text: '@alice Between us.', visibility: 'direct' });
  await sandbox.post({ as: 'carol', text: 'For everybody, @alice.' });
  await signIn(page, 'alice', '/users/alice/dms');
  await expect(cards(page).first()).toContainText('Between us.');
  await expect(cardWith(page, 'For everybody')).toHaveCount(0);
  await expect.poll(() => sandbox.streams()).toContain('direct');
  await sandbox.post({ as: 'bob', text: '@alice A word, please.', visibility: 'direct' });
  await expect(newPosts(page)).toHaveText('1 new');
  await newPosts(page).click();
  await expect(cards(page).first()).toContainText('A word, please.');
});

test('on akkoma direct messages are the last of each conversation [2.2.008]', async ({ page, sandbox }) => {
  await sandbox.character('akkoma');
  const { id } = await sandbox.post({ as: 'carol', text: '@alice Are you there?', visibility: 'direct' });
  await sandbox.post({ as: 'bob', text: '@alice The signal is mended.', visibility: 'direct' });
  await sandbox.post({ as: 'carol', text: '@alice Never mind.', visibility: 'direct', inReplyTo: id });
  await signIn(page, 'alice', '/users/alice/dms');
  await expect(cards(page).nth(0)).toContainText('Never mind.');
  await expect(cards(page).nth(1)).toContainText('The signal is mended.');
  await expect(cardWith(page, 'Are you there?')).toHaveCount(0);
  const asked = (await sandbox.log()).map(({ path }) => path);
  expect(asked).toContain('/api/v1/conversations');
  expect(asked).not.toContain('/api/v1/timelines/direct');
});

test('posts that mention one stand together [2.2.009]', async ({ page, sandbox }) => {
  await sandbox.post({ as: 'bob', text: 'Who has the key? Perhaps @alice.' });
  await sandbox.post({ as: 'bob', text: 'Found it.' });
  await signIn(page, 'alice', '/users/alice/interactions');
  await expect(timelineName(page)).toHaveText('Interactions');
  await expect(cards(page).first()).toContainText('Who has the key?');
  await expect(cardWith(page, 'Found it.')).toHaveCount(0);
});

test('the count of quotes leads to the posts that quote a status, and back [2.2.007, 2.7.003]', async ({
  page,
  sandbox,
}) => {
  const { id } = await sandbox.post({ as: 'carol', text: 'Worth repeating.' });
  await sandbox.post({ as: 'bob', text: 'She has a point.', quote: id });
  await sandbox.post({ as: 'bob', text: 'About something else.' });
  await signIn(page, 'alice', `/notice/${id}`);
  await page.getByRole('button', { name: '1 quote' }).click();
  await page.getByRole('dialog', { name: 'Quoted by' }).getByRole('link', { name: 'Read quotes' }).click();
  await expect(page).toHaveURL(new RegExp(`/notice/${id}/quotes$`));
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page).first()).toContainText('She has a point.');
  await page.getByRole('button', { name: 'Go back', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Conversation' })).toBeVisible();
});

test('somebody’s posts, media and favourites are tabs, each at an address of its own [2.2.028]', async ({
  page,
  sandbox,
  baseURL,
}) => {
  const { id } = await sandbox.post({ as: 'bob', text: 'Somebody else wrote this.' });
  await sandbox.post({ as: 'carol', text: 'Only words.' });
  await sandbox.bulk({ count: 1, kind: 'media', as: 'carol' });
  await sandbox.act({ as: 'carol', action: 'favourite', status: id });
  const carol = await callAs(`${baseURL}`, 'carol');
  await carol('/api/v1/accounts/update_credentials', { method: 'PATCH', body: { hide_favorites: false } });
  await page.goto('/users/carol');
  await expect(timelineName(page)).toContainText('Carol');
  await expect(cardWith(page, 'Only words.')).toBeVisible();
  const tabs = page.getByRole('navigation', { name: 'Profile sections' });
  await tabs.getByRole('link', { name: 'Media' }).click();
  await expect(page).toHaveURL(/\?tab=media$/);
  await expect(mediaTiles(page).first()).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
  await tabs.getByRole('link', { name: 'Favourites' }).click();
  await expect(page).toHaveURL(/\?tab=favorites$/);
  await expect(cards(page).first()).toContainText('Somebody else wrote this.');
  await page.reload();
  await expect(tabs.getByRole('link', { name: 'Favourites' })).toHaveAttribute('aria-current', 'page');
  await expect(cards(page).first()).toContainText('Somebody else wrote this.');
});

test('a name with emoji heads the profile with its pictures, not with their codes', async ({
  page,
  baseURL,
}) => {
  const carol = await callAs(`${baseURL}`, 'carol');
  await carol('/api/v1/accounts/update_credentials', {
    method: 'PATCH',
    body: { display_name: 'Carol :linnet: of the hedge' },
  });
  await page.goto('/users/carol');
  await expect(timelineName(page).getByRole('img', { name: ':linnet:' })).toBeVisible();
  await expect(timelineName(page)).toHaveText(/^Carol\s+of the hedge$/);
  await expect(page.getByRole('feed', { name: 'Carol of the hedge', exact: true })).toBeVisible();
});

for (const address of ['/bookmarks', '/bookmarks/some-folder', '/lists/1']) {
  test(`visitors at ${address} are told that it is for members, and nothing is asked [2.2.005]`, async ({
    page,
    sandbox,
  }) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'Log in to see this timeline' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toBeVisible();
    const asked = (await sandbox.log()).map(({ path }) => path);
    expect(asked.filter((path) => /^.api.*(bookmark|timelines|lists)/.test(path))).toEqual([]);
  });
}

test('a timeline is a feed in which each post says its place, and at its end how many there are', async ({
  page,
  sandbox,
}) => {
  await sandbox.post({ as: 'carol', text: 'The second from above. #siskin' });
  await sandbox.post({ as: 'carol', text: 'The first of them. #siskin' });
  await signIn(page, 'alice', '/main/public');
  const feed = page.getByRole('feed', { name: 'Local' });
  const [first, second] = [cards(page).nth(0), cards(page).nth(1)];
  await expect(first).toContainText('The first of them.');
  await expect(feed).toHaveAttribute('aria-busy', 'false');
  await expect(first).toHaveAttribute('aria-posinset', '1');
  await expect(second).toHaveAttribute('aria-posinset', '2');
  // How many there are is known only at the end.
  await expect(second).toHaveAttribute('aria-setsize', '-1');

  await page.goto('/tag/siskin');
  await page.getByRole('button', { name: 'Load older posts' }).click();
  await expect(cards(page).first()).toHaveAttribute('aria-setsize', '2');
});

test('the name of a timeline opens a menu that leads to every other one [2.2.028, 2.2.029]', async ({
  page,
}) => {
  await signIn(page, 'alice');
  for (const [entry, name, address] of PLACES) {
    await (await openTimelineMenu(page)).getByRole('menuitem', { name: entry, exact: true }).click();
    await expect(timelineName(page)).toHaveText(name);
    await expect(page).toHaveURL(address);
    await expect(cards(page).first()).toBeVisible();
  }
});
