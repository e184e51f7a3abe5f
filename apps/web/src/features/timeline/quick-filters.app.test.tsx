import { callAs, unfollow } from '../../testing/page/server';
import { cards, cardWith } from '../../testing/page/parts';
import { signIn } from '../../testing/page/sign-in';
import { storeSettings } from '../../testing/page/settings';
import { objectOf, textOf } from '../../testing/page/json';
import { expect, test } from '../../testing/page/test';
import type { Locator, Page } from '../../testing/page/locator';

const button = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: /^(Filter posts|Some posts are hidden)$/ });

async function openFilters(page: Page): Promise<Locator> {
  await button(page).click();
  return page.getByRole('dialog', { name: 'Filter posts' });
}

for (const [name, address] of [
  ['home', '/main/friends'],
  ['local', '/main/public'],
  ['the known network', '/main/all'],
] as const) {
  test(`which replies are read on ${name} is chosen over it, and asked of the server [2.2.049]`, async ({
    page,
    sandbox,
  }) => {
    const { id: own } = await sandbox.post({ as: 'alice', text: 'A question.' });
    const { id: other } = await sandbox.post({ as: 'bob', text: 'A remark.' });
    await sandbox.post({ as: 'carol', text: '@alice To you.', inReplyTo: own });
    await sandbox.post({ as: 'carol', text: '@bob To bob.', inReplyTo: other });
    await signIn(page, 'alice', address);
    await expect(cardWith(page, 'To bob.')).toBeVisible();
    await expect(button(page)).toHaveAccessibleName('Filter posts');

    const filters = await openFilters(page);
    await filters.getByRole('radio', { name: 'To me' }).check();
    await expect(cardWith(page, 'To bob.')).toHaveCount(0);
    await expect(cardWith(page, 'To you.')).toBeVisible();
    await expect(button(page)).toHaveAccessibleName('Some posts are hidden');

    await page.reload();
    await expect(cardWith(page, 'To you.')).toBeVisible();
    await expect(cardWith(page, 'To bob.')).toHaveCount(0);
    const first = (await sandbox.log()).filter(({ query }) => query.includes('reply_visibility=self'));
    expect(first.length).toBeGreaterThan(0);

    await (await openFilters(page)).getByRole('radio', { name: 'All' }).check();
    await expect(cardWith(page, 'To bob.')).toBeVisible();
    await expect(button(page)).toHaveAccessibleName('Filter posts');
  });
}

test('replies to people one follows are told from those to others [2.2.049]', async ({
  page,
  sandbox,
  baseURL,
}) => {
  const followed = await sandbox.post({ as: 'bob', text: 'A remark.' });
  const stranger = await sandbox.post({ as: 'dave', text: 'A thought.' });
  await sandbox.act({ as: 'alice', action: 'follow', target: 'bob' });
  const alice = await callAs(`${baseURL}`, 'alice');
  const dave = objectOf(await alice('/api/v1/accounts/lookup?acct=dave'));
  await unfollow(alice, textOf(dave['id']));
  await sandbox.post({ as: 'carol', text: '@bob To a friend.', inReplyTo: followed.id });
  await sandbox.post({ as: 'carol', text: 'To a stranger.', inReplyTo: stranger.id });
  await signIn(page, 'alice', '/main/all');
  await expect(cardWith(page, 'To a stranger.')).toBeVisible();
  await (await openFilters(page)).getByRole('radio', { name: 'To people I follow' }).check();
  await expect(cardWith(page, 'To a stranger.')).toHaveCount(0);
  await expect(cardWith(page, 'To a friend.')).toBeVisible();
});

test('visitors are not asked which replies they want, and lists and tags have no such choice [2.2.049]', async ({
  page,
}) => {
  await page.goto('/main/all');
  const filters = await openFilters(page);
  await expect(filters.getByRole('checkbox', { name: 'Only posts with media' })).toBeVisible();
  await expect(filters.getByRole('radio')).toHaveCount(0);
  await signIn(page, 'alice', '/tag/birds');
  await expect((await openFilters(page)).getByRole('checkbox')).toHaveCount(2);
  await expect(page.getByRole('radiogroup', { name: 'Replies' })).toHaveCount(0);
});

test('repeats are left out of home, after a reload too', async ({ page, sandbox }) => {
  const { id } = await sandbox.post({ as: 'dave', text: 'Said far away.' });
  await sandbox.act({ as: 'carol', action: 'reblog', status: id });
  await sandbox.post({ as: 'carol', text: 'In her own words.' });
  await signIn(page, 'alice');
  const repeat = cardWith(page, 'Said far away.').filter({ hasText: 'repeated' });
  await expect(repeat).toBeVisible();
  await (await openFilters(page)).getByRole('checkbox', { name: 'Without repeats' }).check();
  await expect(repeat).toHaveCount(0);
  await expect(cardWith(page, 'In her own words.')).toBeVisible();

  // The filter is stored, and only for this timeline.
  await page.reload();
  await expect(cardWith(page, 'In her own words.')).toBeVisible();
  await expect(repeat).toHaveCount(0);
  await expect(button(page)).toHaveAccessibleName('Some posts are hidden');
  await page.goto('/main/public');
  await expect(button(page)).toHaveAccessibleName('Filter posts');
});

test('repeats are left out of what somebody wrote, and what has no filters offers none', async ({
  page,
  sandbox,
}) => {
  const { id } = await sandbox.post({ as: 'dave', text: 'Said far away.' });
  await sandbox.act({ as: 'carol', action: 'reblog', status: id });
  await sandbox.post({ as: 'carol', text: 'In her own words.' });
  await page.goto('/users/carol');
  await expect(cardWith(page, 'Said far away.')).toBeVisible();
  await (await openFilters(page)).getByRole('checkbox', { name: 'Without repeats' }).check();
  await expect(cardWith(page, 'Said far away.')).toHaveCount(0);
  await expect(cardWith(page, 'In her own words.')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('navigation').getByRole('link', { name: 'Media' }).click();
  await expect(button(page)).toHaveCount(0);
});

test('two choices made at once both count, even while the server is slow', async ({ page, sandbox }) => {
  await signIn(page, 'alice');
  await expect(cards(page).first()).toBeVisible();
  const filters = await openFilters(page);
  await filters.getByRole('checkbox', { name: 'Only posts with media' }).check();
  await sandbox.hold({ path: '/api/v1/timelines/home' });
  // With a less strict filter the timeline must be loaded again.
  await filters.getByRole('checkbox', { name: 'Only posts with media' }).uncheck();
  await filters.getByRole('checkbox', { name: 'Without repeats' }).check();
  await expect(filters.getByRole('checkbox', { name: 'Only posts with media' })).not.toBeChecked();
  await sandbox.release();
  await expect(button(page)).toHaveAccessibleName('Some posts are hidden');
  await expect(filters.getByRole('checkbox', { name: 'Without repeats' })).toBeChecked();
  await expect(filters.getByRole('checkbox', { name: 'Only posts with media' })).not.toBeChecked();
});

test('where filters leave everything out, that is said, with a way to see everything [2.2.044]', async ({
  page,
  sandbox,
}) => {
  const link = { link: '' };
  await sandbox.fail({
    path: '^/api/v1/timelines/home.*only_media=true',
    status: 200,
    body: [],
    headers: link,
    times: 50,
  });
  await sandbox.fail({
    path: '^/api/v1/timelines/home.*reply_visibility=self',
    status: 200,
    body: [],
    headers: link,
    times: 50,
  });
  await signIn(page, 'alice');
  await storeSettings(page, { replyVisibility: 'self' });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your filters hide everything' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No posts yet' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Show all replies' }).click();
  await expect(cards(page).first()).toBeVisible();
  await expect(button(page)).toHaveAccessibleName('Filter posts');
});
