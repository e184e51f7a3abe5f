import { expectAccessible } from '../../testing/page/accessible';
import type { Locator } from '../../testing/page/locator';
import { objectOf, textOf } from '../../testing/page/json';
import {
  answerWithCarol,
  callAs,
  carolAccount,
  KNOWN_NETWORK,
  remoteStatus,
  unfollow,
} from '../../testing/page/server';
import { cardWith, waitForPersonPopovers, personPopover, profileCard } from '../../testing/page/parts';
import { storeSettings } from '../../testing/page/settings';
import { signIn } from '../../testing/page/sign-in';
import { expect, test } from '../../testing/page/test';

test('a note about somebody is written, stays open with every word when it is refused, and closes when it is kept [3.4.014]', async ({
  page,
  sandbox,
  allowConsole,
}) => {
  allowConsole(/status of 500/);
  await signIn(page, 'alice', '/users/carol');
  const card = profileCard(page);
  await card.getByText('Only for you').click();
  await card.getByRole('button', { name: 'Write a note' }).click();
  const words = card.getByRole('textbox', { name: /^Note about Carol/ });
  await expect(words).toBeFocused();
  await words.fill('Knows hazel.');
  await sandbox.fail({ path: '/note$', status: 500 });
  await card.getByRole('button', { name: 'Save' }).click();
  await expect(card.getByRole('alert')).toBeVisible();
  await expect(words).toHaveValue('Knows hazel.');
  await sandbox.hold({ path: '/note$' });
  await card.getByRole('button', { name: 'Save' }).click();
  await expect(card.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  await expect(words).toHaveAttribute('readonly');
  await sandbox.release();
  await expect(words).toBeHidden();
  await expect(card.getByRole('button', { name: 'Edit note' })).toBeFocused();
  await expect(card).toContainText('Knows hazel.');
  await page.reload();
  await expect(card.locator('summary')).toContainText('Knows hazel.');
  await card.getByText('Only for you').click();
  await expect(card.getByRole('link', { name: 'Birds' })).toBeVisible();
});

test('one’s own profile is edited from its card, and the role shows on wish [3.2.010, 3.6.018]', async ({
  page,
  baseURL,
}) => {
  await signIn(page, 'alice', '/users/alice');
  const card = profileCard(page);
  await expect(card.getByText('Admin', { exact: true })).toBeVisible();
  await expect(card.getByRole('link', { name: 'Edit profile' })).toHaveAttribute(
    'href',
    '/settings?tab=profile',
  );
  await expect(card.getByRole('button', { name: 'Follow from your own server' })).toHaveCount(0);
  const alice = await callAs(`${baseURL}`, 'alice');
  await alice('/api/v1/accounts/update_credentials', { method: 'PATCH', body: { show_role: false } });
  await page.reload();
  const feed = card.getByRole('link', { name: 'RSS feed' });
  await expect(feed).toHaveAttribute('href', /\/users\/alice\/feed$/);
  expect(await (await fetch(`${await feed.getAttribute('href')}`)).text()).toContain('<feed ');
  await expect(card.getByText('Admin', { exact: true })).toHaveCount(0);
});

test('an open card hears of a granted request over the page, and of a list that changed on the profile', async ({
  page,
  sandbox,
  baseURL,
}) => {
  const [alice, dave] = await Promise.all([callAs(`${baseURL}`, 'alice'), callAs(`${baseURL}`, 'dave')]);
  const idOf = async (name: string) =>
    textOf(objectOf(await alice(`/api/v1/accounts/lookup?acct=${name}`))['id']);
  const [me, him] = [await idOf('alice'), await idOf('dave')];
  await unfollow(alice, him);
  await sandbox.post({ as: 'dave', text: 'Behind the gate.' });
  await signIn(page, 'alice', '/main/public');
  await waitForPersonPopovers(page);
  await cardWith(page, 'Behind the gate.').getByRole('link', { name: /@dave/ }).click();
  const popover = personPopover(page);
  await popover.getByRole('button', { name: /^Follow / }).click();
  await expect(popover.getByRole('button', { name: /^Requested to follow/ })).toBeVisible();
  await expect.poll(() => sandbox.streams()).toContain('user');
  await dave(`/api/v1/follow_requests/${me}/authorize`, { method: 'POST' });
  await expect(popover.getByRole('button', { name: /^Following / })).toBeVisible();

  await popover.getByRole('link', { name: 'Open profile', exact: true }).click();
  const card = profileCard(page);
  await card.getByText('Only for you').click();
  await expect(card.getByRole('button', { name: 'Write a note' })).toBeVisible();
  await expect(card.getByRole('link', { name: 'Birds' })).toHaveCount(0);
  await card.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Lists…' }).click();
  const lists = page.getByRole('dialog');
  await lists.getByRole('switch', { name: 'Birds' }).click();
  await page.keyboard.press('Escape');
  await expect(lists).toBeHidden();
  await expect(card.getByRole('link', { name: 'Birds' })).toBeVisible();
});

test('the card over the name of somebody who has moved says so, and offers to follow the new account', async ({
  page,
  sandbox,
  baseURL,
}) => {
  const alice = await callAs(`${baseURL}`, 'alice');
  const dave = objectOf(await alice('/api/v1/accounts/lookup?acct=dave'));
  await unfollow(alice, textOf(dave['id']));
  const { id, told } = await carolAccount(`${baseURL}`);
  const moved = { ...told, moved: dave };
  const status = await remoteStatus(`${baseURL}`, { account: moved, content: '<p>Off to another pond.</p>' });
  await sandbox.fail({ path: KNOWN_NETWORK, status: 200, body: [status], times: 9 });
  await answerWithCarol(sandbox, id, moved);
  await sandbox.fail({ path: `/api/v1/accounts/${id}(?:\\?|$)`, status: 200, body: moved, times: 9 });
  await signIn(page, 'alice', '/main/all');
  await waitForPersonPopovers(page);
  await cardWith(page, 'Off to another pond.')
    .getByRole('link', { name: /@carol/ })
    .click();
  const note = personPopover(page)
    .getByRole('status')
    .filter({ hasText: /has moved to @dave/ });
  await expect(note.getByRole('button')).toHaveText('Follow');
  await note.getByRole('button').click();
  // Dave approves followers by hand.
  await expect(note.getByRole('button')).toHaveText('Requested');
});

test('names, faces and mentions open the card of a person by click and by Enter, and give the focus back [3.2.003, 3.2.004, 3.2.012]', async ({
  page,
  sandbox,
}) => {
  await sandbox.post({ as: 'bob', text: 'Ask @carol about hazel.' });
  await signIn(page, 'alice', '/main/public');
  const post = cardWith(page, 'about hazel.');
  const author = post.getByRole('link', { name: /@bob/ });
  const popover = personPopover(page);
  await waitForPersonPopovers(page);
  await author.focus();
  await page.keyboard.press('Enter');
  await expect(popover).toContainText('Moderates with biscuits');
  await expect(popover.getByRole('button', { name: /Bob.*unfollow|Follow Bob/ })).toBeVisible();
  await expectAccessible(page, '[role=dialog]');
  await page.keyboard.press('Escape');
  await expect(popover).toBeHidden();
  await expect(author).toBeFocused();

  await post.getByRole('link', { name: '@carol' }).click();
  await expect(popover).toContainText('Planting a hedge');
  await popover.getByRole('button', { name: 'Close' }).click();
  await expect(popover).toBeHidden();
  await post.locator('span[data-size]').first().click();
  await expect(popover).toContainText('@bob');
  await popover.getByRole('link', { name: /^\d+ Followers$/ }).click();
  await expect(page).toHaveURL(/\/users\/bob\?tab=followers$/);
  await expect(popover).toBeHidden();

  // The list itself shows the bios: its cards open the short popover.
  await page.getByRole('main').locator('[data-person] a[href]:not([tabindex])').first().click();
  await expect(popover.getByRole('link', { name: /Posts$/ })).toBeVisible();
  await expect(popover.getByText('Only for you')).toHaveCount(0);
  await popover.getByRole('link', { name: 'Open profile', exact: true }).click();
  await expect(popover).toBeHidden();
  await expect(profileCard(page)).toBeVisible();
});

test('each face opens the card of its own person: in a quote, among those who received a post, in a notification', async ({
  page,
  sandbox,
}) => {
  const { id: quoted } = await sandbox.post({ as: 'carol', text: 'What the hedge says.' });
  const { id } = await sandbox.post({ as: 'alice', text: 'Read this.', quote: quoted });
  for (const as of ['dave', 'bob']) await sandbox.act({ as, action: 'favourite', status: id });
  await signIn(page, 'alice', `/notice/${id}`);
  const post = page.getByRole('main').locator('article[aria-current=true]');
  const popover = personPopover(page);
  await waitForPersonPopovers(page);
  const opens = async (face: Locator, name: string) => {
    await face.click();
    await expect(popover).toContainText(`@${name}`);
    // From then on it hears its keys.
    await expect.poll(() => popover.evaluate((card) => card.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await expect(popover).toBeHidden();
  };
  await opens(
    post.getByRole('group', { name: 'Quoted post' }).locator('a > span[data-size]').first(),
    'carol',
  );
  await opens(post.locator('li[title^="@dave@"] [data-size]'), 'dave');
  await opens(post.locator('li[title^="@bob@"] [data-size]'), 'bob');
  await opens(post.locator('span[data-size]').first(), 'alice');
  await page.goto('/users/alice/interactions');
  const told = page.locator('article[data-notification]').filter({ hasText: 'Read this.' });
  await waitForPersonPopovers(page);
  await opens(told.locator('li[title^="@dave@"] [data-size]'), 'dave');
  await opens(told.locator('li[title^="@bob@"] [data-size]'), 'bob');
});

test('a highlight makes somebody’s posts stand out, white at first, in a chosen colour, and not any more [3.2.018, 3.3.013, 3.5.004]', async ({
  page,
}) => {
  await signIn(page, 'alice', '/users/carol');
  const card = profileCard(page);
  const post = page.getByRole('main').getByRole('article').first();
  const colour = () => post.evaluate(({ style }) => style.getPropertyValue('--highlight'));
  await expect(post).toBeVisible();
  await card.getByText('Only for you').click();
  await card.getByRole('radio', { name: 'Striped' }).click();
  await expect(post).toHaveAttribute('data-highlight', 'striped');
  await expect.poll(colour).toBe('#FFFFFF');
  await card.getByRole('textbox', { name: 'Colour code' }).fill('#ff8800');
  await expect.poll(colour).toBe('#ff8800');
  await expect(card.getByLabel('Colour', { exact: true })).toHaveValue('#ff8800');
  await card.getByRole('radio', { name: 'Bar' }).click();
  await expect(post).toHaveAttribute('data-highlight', 'side');
  await expect.poll(colour).toBe('#ff8800');
  await card.getByRole('radio', { name: 'None' }).click();
  await expect(post).not.toHaveAttribute('data-highlight');
});

test('a birthday that one hides stands on one’s own profile as little as on others’', async ({
  page,
  sandbox,
  baseURL,
}) => {
  const alice = await callAs(`${baseURL}`, 'alice');
  const tell = (shows: boolean) =>
    alice('/api/v1/accounts/update_credentials', {
      method: 'PATCH',
      body: { birthday: '1990-02-03', show_birthday: shows },
    });
  await tell(true);
  await signIn(page, 'alice', '/users/alice');
  const born = profileCard(page).getByText(/^Born/);
  await expect(born).toBeVisible();
  await tell(false);
  const asked = async () =>
    (await sandbox.log()).filter(({ path }) => path.endsWith('/verify_credentials')).length;
  const before = await asked();
  await page.reload();
  await expect.poll(asked).toBeGreaterThan(before);
  await expect(profileCard(page).getByText('Admin', { exact: true })).toBeVisible();
  await expect(born).toHaveCount(0);
});

test('the picture of the card does what was chosen, and can be seen large from the profile [3.2.005, 3.2.008, 3.2.035]', async ({
  page,
  sandbox,
}) => {
  await sandbox.post({ as: 'bob', text: 'Look at me.' });
  await storeSettings(page, { userPopoverAvatarAction: 'zoom' });
  await page.goto('/main/public');
  const author = cardWith(page, 'Look at me.').getByRole('link', { name: /@bob/ });
  const popover = personPopover(page);
  const viewer = page.getByRole('dialog', { name: 'Media viewer' });
  await waitForPersonPopovers(page);
  await author.click();
  await popover.getByRole('button', { name: 'Enlarge the avatar of Bob' }).click();
  await expect(popover).toBeHidden();
  await expect(viewer.getByRole('img', { name: /Bob/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(author).toBeFocused();

  await storeSettings(page, { userPopoverAvatarAction: 'close' });
  await page.reload();
  await waitForPersonPopovers(page);
  await author.click();
  await popover.getByRole('button', { name: 'Close' }).last().click();
  await expect(popover).toBeHidden();
  await storeSettings(page, { userPopoverAvatarAction: 'open' });
  await page.reload();
  await waitForPersonPopovers(page);
  await author.click();
  await popover.getByRole('link', { name: 'Open the profile of Bob' }).click();
  await expect(page).toHaveURL(/\/users\/bob$/);
  await profileCard(page).getByRole('button', { name: 'Enlarge the avatar of Bob' }).click();
  await expect(viewer).toBeVisible();
});
