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
