import type { Locator, Page } from '../../testing/page/locator';
import type { ControlDoor } from '@linnet/sandbox/control';
import { objectOf, textOf } from '../../testing/page/json';
import { cards, cardWith, profileCard, profileTabs } from '../../testing/page/parts';
import { expectAccessible } from '../../testing/page/accessible';
import { CAROL, answerWithCarol, callAs, carolAccount, unfollow } from '../../testing/page/server';
import { signIn } from '../../testing/page/sign-in';
import { expect, test } from '../../testing/page/test';

/** Opens carol's profile with every optional field set. */
async function openToldCarol(page: Page, sandbox: ControlDoor, baseURL: string): Promise<Locator> {
  const { id, told } = await carolAccount(baseURL);
  const pleroma = objectOf(told['pleroma']);
  const relationship = { ...objectOf(pleroma['relationship']), followed_by: true };
  const other = {
    ...told,
    acct: 'carol@bücher.example',
    fqn: 'carol@bücher.example',
    url: 'https://xn--bcher-kva.example/@carol',
    display_name: 'Carol :linnet: there',
    emojis: [
      { shortcode: 'linnet', url: `${baseURL}/images/avi.png`, static_url: `${baseURL}/images/avi.png` },
    ],
    header: `${baseURL}/images/banner.png`,
    header_static: `${baseURL}/images/banner.png`,
    locked: true,
    note: '<p>A <strong>bold</strong> gardener</p>',
    created_at: '2020-01-01T00:00:00.000Z',
    statuses_count: 0,
    memorial: true,
    limited: true,
    moved: { ...told, id: 'elsewhere', acct: 'carol@new.example', fqn: 'carol@new.example' },
    fields: [
      {
        name: 'Home',
        value: '<a href="https://garden.example">garden</a>',
        verified_at: '2024-05-01T00:00:00Z',
      },
      { name: 'Soup', value: 'yes', verified_at: null },
    ],
    source: { ...objectOf(told['source']), pleroma: { actor_type: 'Service' } },
    pleroma: { ...pleroma, relationship, is_moderator: true, deactivated: true, birthday: '1990-02-03' },
  };
  await signIn(page, 'alice');
  await answerWithCarol(sandbox, id, other);
  await page.goto('/users/carol');
  return profileCard(page);
}

test('a profile tells who somebody is: name, address, picture, words, and where they are at home [3.2.007, 3.2.009, 3.2.011, 3.2.013, 3.2.020]', async ({
  page,
  sandbox,
  baseURL,
}) => {
  const card = await openToldCarol(page, sandbox, `${baseURL}`);
  await expect(card.locator('img[alt=""][src$="/images/banner.png"]')).toBeVisible();
  await expect(card.getByRole('img', { name: ':linnet:' }).first()).toBeVisible();
  await expect(card.locator('strong', { hasText: 'bold' })).toBeVisible();
  await expect(card.getByRole('img', { name: /has letters that look like.*xn--bcher-kva/ })).toBeVisible();
  await expect(card.getByRole('link', { name: 'Open original profile' })).toHaveAttribute(
    'href',
    'https://xn--bcher-kva.example/@carol',
  );
  await expect(card.getByRole('button', { name: /Carol there/ }).first()).toBeVisible();
  await expectAccessible(page);
});

test('marks, notices and fields of a person are told [3.2.014, 3.2.015, 3.2.016, 3.2.017, 3.2.026]', async ({
  page,
  sandbox,
  baseURL,
}) => {
  const card = await openToldCarol(page, sandbox, `${baseURL}`);
  for (const words of ['Moderator', 'Bot', 'Deactivated', 'Follows you', 'Born on February 3, 1990']) {
    await expect(card.getByText(words, { exact: true })).toBeVisible();
  }
  for (const words of ['In memory of', 'limited this account', 'has moved to @carol@new.example']) {
    await expect(card.getByRole('status').filter({ hasText: words })).toBeVisible();
  }
  await expect(card.getByText('Less than one post a day')).toBeVisible();
  await expect(card.getByRole('img', { name: 'Approves followers manually' })).toBeVisible();
  await expect(card.getByRole('img', { name: /confirmed on May 1, 2024/ })).toHaveCount(1);
  await expect(card.getByRole('link', { name: 'garden' })).toHaveAttribute('rel', /noopener/);
});

test('the profile of somebody who has moved offers to follow the new account', async ({
  page,
  sandbox,
  baseURL,
}) => {
  const alice = await callAs(baseURL, 'alice');
  const dave = objectOf(await alice('/api/v1/accounts/lookup?acct=dave'));
  await unfollow(alice, textOf(dave['id']));
  const { id, told } = await carolAccount(baseURL);
  await signIn(page, 'alice');
  await answerWithCarol(sandbox, id, { ...told, moved: dave });
  await page.goto('/users/carol');
  const note = profileCard(page).getByRole('status').filter({ hasText: 'has moved to @dave' });
  await expect(note.getByRole('button')).toHaveText('Follow');
  await note.getByRole('button').click();
  // Dave approves followers by hand.
  await expect(note.getByRole('button')).toHaveText('Requested');
  await expect
    .poll(async () => (await sandbox.log()).map(({ path }) => path))
    .toContain(`/api/v1/accounts/${textOf(dave['id'])}/follow`);
});

test('what is not true of somebody is not told [1.3.001, 3.2.012, 3.3.001]', async ({ page }) => {
  await signIn(page, 'alice');
  const card = profileCard(page);
  await page.goto('/users/imogen');
  await expect(card.getByText('@imogen', { exact: true })).toBeVisible();
  for (const words of [
    /Deactivated|^Bot$|^Group$|Moderator|Admin/,
    /Born on/,
    /has moved|In memory|limited/,
  ]) {
    await expect(card.getByText(words)).toHaveCount(0);
  }
  await expect(card.getByRole('link', { name: 'Open original profile' })).toHaveCount(0);
  await expect(card.getByRole('img', { name: /Approves followers|has letters|confirmed on/ })).toHaveCount(0);
});

test('who is not there and what did not come are told apart, with a way on; visitors where it is closed may sign in [3.2.027, 3.6.019, 3.8.009, 3.8.010, 3.8.011]', async ({
  page,
  sandbox,
  allowConsole,
}) => {
  allowConsole(/status of [45]\d\d/);
  const main = page.getByRole('main');
  const refuse = async (status: number, error: string) => {
    await sandbox.clearErrors();
    await sandbox.fail({ path: CAROL, status, body: { error }, times: 99 });
  };
  await refuse(400, 'No user with such user_id');
  await page.goto('/users/carol');
  await expect(main.getByRole('alert')).toContainText('This profile doesn’t exist');
  await page.goto('/users/nobody-at-all');
  await expect(main.getByRole('alert')).toContainText('This profile doesn’t exist');
  await refuse(500, 'The well is dry');
  await page.goto('/users/carol');
  await expect(main.getByRole('alert')).toContainText('Couldn’t load the profile');
  await expect(main.getByRole('alert')).toContainText('The well is dry');
  await sandbox.clearErrors();
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(profileCard(page)).toContainText('@carol');
  await refuse(401, 'authorization required');
  await page.goto('/users/carol');
  await expect(main.getByRole('link', { name: 'Log in' })).toBeVisible();
});

test('replies are left out on wish, by the address, and what somebody wrote is searched', async ({
  page,
  sandbox,
}) => {
  const { id } = await sandbox.post({ as: 'bob', text: 'A question about sedge.' });
  await sandbox.post({ as: 'carol', text: 'An answer about sedge.', inReplyTo: id });
  await sandbox.post({ as: 'carol', text: 'A thought about sedge.' });
  await signIn(page, 'alice', '/users/carol');
  await expect(cardWith(page, 'An answer about sedge.')).toBeVisible();
  await page.getByRole('main').getByRole('checkbox', { name: 'Without replies' }).click();
  await expect(page).toHaveURL(/replies=none/);
  await expect(cardWith(page, 'A thought about sedge.')).toBeVisible();
  await expect(cardWith(page, 'An answer about sedge.')).toHaveCount(0);
  const search = page.getByRole('main').getByRole('searchbox', { name: 'Search these posts' });
  await search.fill('sedge');
  await search.press('Enter');
  await expect(page).toHaveURL(/\/search\?query=sedge&type=statuses&by=carol$/);
  await expect(cardWith(page, 'A thought about sedge.')).toBeVisible();
  await expect(cardWith(page, 'A question about sedge.')).toHaveCount(0);
});

test('a group and a program say that they are one', async ({ page }) => {
  for (const [name, badge] of [
    ['allotments', 'Group'],
    ['arrivals', 'Bot'],
  ] as const) {
    await page.goto(`/users/${name}`);
    await expect(profileCard(page).getByRole('listitem').filter({ hasText: badge })).toHaveText(badge);
  }
});

test('counts and tabs lead to what somebody wrote and whom they know; what they hide is hidden from others alone [2.6.007, 3.2.019, 3.2.023, 3.2.024, 3.2.025]', async ({
  page,
  baseURL,
}) => {
  const carol = await callAs(`${baseURL}`, 'carol');
  await carol('/api/v1/accounts/update_credentials', {
    method: 'PATCH',
    body: { hide_follows: true, hide_follows_count: true, hide_favorites: true },
  });
  await signIn(page, 'alice', '/users/carol');
  const card = profileCard(page);
  const tabs = profileTabs(page).getByRole('link');
  await expect(tabs).toHaveText([/^Posts \d+$/, 'Followers', 'Media']);
  await expect(card.getByText('Hidden Following')).toBeVisible();
  await expect(card.getByRole('link', { name: /Following/ })).toHaveCount(0);
  await card.getByRole('link', { name: /Followers/ }).click();
  await expect(page).toHaveURL(/\?tab=followers$/);
  await expect(tabs.filter({ hasText: 'Followers' })).toHaveAttribute('aria-current', 'page');
  await page.getByRole('main').getByRole('button', { name: 'Show more people' }).click();
  await expect(page.getByRole('main').getByText('No more people')).toBeVisible();
  // The address of a hidden list shows the posts.
  await page.goto('/users/carol?tab=followees');
  await expect(tabs.first()).toHaveAttribute('aria-current', 'page');

  await signIn(page, 'carol', '/users/carol?tab=friends');
  await expect(tabs).toHaveText([/^Posts \d+$/, 'Following', 'Followers', 'Media', 'Favourites']);
  await expect(tabs.filter({ hasText: 'Following' })).toHaveAttribute('aria-current', 'page');
  await expect(card.getByRole('link', { name: /^\d+ Following$/ })).toBeVisible();
});

test('going through the lists of somebody by keyboard keeps the focus, the card, and what was typed', async ({
  page,
  sandbox,
}) => {
  await sandbox.post({ as: 'carol', text: 'A thought about sedge.' });
  await signIn(page, 'alice', '/users/carol');
  const card = profileCard(page);
  await expect(cards(page).first()).toBeVisible();
  await card.evaluate((element) => element.setAttribute('data-was-here', ''));
  const familiar = async () =>
    (await sandbox.log()).filter(({ path }) => path.endsWith('/familiar_followers')).length;
  await expect.poll(familiar).toBe(1);

  const search = page.getByRole('searchbox', { name: 'Search these posts' });
  await search.fill('sedge');
  const without = page.getByRole('checkbox', { name: 'Without replies' });
  await without.focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/replies=none/);
  await expect(cards(page).first()).toBeVisible();
  await expect(without).toBeFocused();
  await expect(search).toHaveValue('sedge');

  for (const name of ['Followers', 'Media', 'Posts']) {
    const tab = profileTabs(page).getByRole('link', { name: new RegExp(`^${name}`) });
    await tab.focus();
    await page.keyboard.press('Enter');
    await expect(tab).toHaveAttribute('aria-current', 'page');
    await expect(tab).toBeFocused();
  }
  await expect(card).toHaveAttribute('data-was-here');
  expect(await familiar()).toBe(1);
});
