import type { Page } from '../../testing/page/locator';
import type { ControlDoor } from '@linnet/sandbox/control';
import { listOf, objectOf, textOf } from '../../testing/page/json';
import { type CallAs, callAs, readJson, unfollow } from '../../testing/page/server';
import { cards, cardWith, profileCard, profileTabs, textField } from '../../testing/page/parts';
import { changeSettings, choose, click, openSettings } from '../../testing/page/settings';
import { signInByCode, signIn } from '../../testing/page/sign-in';
import { openComposer, openPostOptions } from '../../testing/page/writing';
import { expect, test } from '../../testing/page/test';

interface AtMastodon {
  page: Page;
  sandbox: ControlDoor;
  url: string;
  allowConsole: (pattern: RegExp) => void;
}

async function openHomeAtMastodon({ page, sandbox, url, allowConsole }: AtMastodon): Promise<void> {
  await sandbox.character('mastodon');
  allowConsole(/status of 404/);
  await signInByCode(page, { url, username: 'alice', path: '/main/friends' });
  await expect(cards(page).first()).toBeVisible();
}

test('new posts begin with the scope of the account at once, and after a reload', async ({ page }) => {
  await signIn(page, 'alice');
  await expect(cards(page).first()).toBeVisible();
  await changeSettings(page, 'Profile', [{ row: 'Scope of new posts', change: choose('private') }]);
  for (const when of ['at once', 'after a reload']) {
    const form = await openComposer(page);
    await expect(form.getByRole('radio', { name: 'Followers only' }), when).toBeChecked();
    if (when === 'at once') await page.reload();
  }
});

test('where an account marks its media as sensitive new posts begin so, at once and after a reload', async ({
  page,
  sandbox,
  baseURL,
  allowConsole,
}) => {
  await openHomeAtMastodon({ page, sandbox, url: `${baseURL}`, allowConsole });
  await changeSettings(page, 'Profile', [{ row: 'Mark media as sensitive', change: click }]);
  for (const when of ['at once', 'after a reload']) {
    const form = await openComposer(page);
    await expect(form.getByRole('checkbox', { name: 'Mark media as sensitive' }), when).toBeChecked();
    if (when === 'at once') await page.reload();
  }
});

const OWN = '/api/v1/accounts/verify_credentials';

const idOf = async (as: CallAs, acct: string) =>
  textOf(objectOf(await as(`/api/v1/accounts/lookup?acct=${acct}`))['id']);

/** The facts that a profile's card shows. */
async function said(page: Page): Promise<readonly string[]> {
  const words = ['Admin', 'Bot', 'Born on February 3, 1990', 'Hidden Following', 'Hidden Followers'];
  const found = words.map(async (each) =>
    (await profileCard(page).getByText(each, { exact: true }).count()) > 0 ? [each] : [],
  );
  const asks = profileCard(page).getByRole('img', { name: 'Approves followers manually' });
  return [...(await Promise.all(found)).flat(), ...((await asks.count()) > 0 ? ['asked before'] : [])];
}

test('others see of an account, and may do, what was chosen for it, at once and after a reload', async ({
  page,
  baseURL,
}) => {
  const [alice, carol] = [await callAs(`${baseURL}`, 'alice'), await callAs(`${baseURL}`, 'carol')];
  const update = '/api/v1/accounts/update_credentials';
  await alice(update, { method: 'PATCH', body: { birthday: '1990-02-03', discoverable: true } });
  const id = await idOf(carol, 'alice');
  await unfollow(carol, id);
  const listed = async () =>
    listOf(await carol('/api/v1/directory?local=true&limit=80')).some((one) => objectOf(one)['id'] === id);
  const writes = async () => {
    const chat = objectOf(await carol(`/api/v1/pleroma/chats/by-account-id/${id}`, { method: 'POST' }));
    const path = `/api/v1/pleroma/chats/${textOf(chat['id'])}/messages`;
    return carol(path, { method: 'POST', body: { content: 'Hello?' } });
  };
  expect(await listed()).toBe(true);
  await writes();

  await signIn(page, 'alice', '/users/alice');
  await expect.poll(() => said(page)).toEqual(['Admin']);
  await changeSettings(page, 'Profile', [
    { row: 'Account type', change: choose('Service') },
    { row: 'Approve followers manually', change: click },
    { row: 'Accept chat messages', change: click },
    { row: 'Let others find your account', change: click },
    { row: 'Hide your favourites', change: click },
    { row: 'Hide your followers', change: click },
    { row: 'Hide who you follow', change: click },
    { row: 'Hide how many followers you have', change: click },
    { row: 'Hide how many people you follow', change: click },
    { row: 'Show your staff badge', change: click },
    { row: 'Show your birthday', change: click },
  ]);
  // People see everything of themselves, but badge and birthday as others see them.
  const own = ['Bot', 'Born on February 3, 1990', 'asked before'];
  await expect.poll(() => said(page)).toEqual(own);
  await expect.poll(() => alice(OWN)).toMatchObject({ source: { pleroma: { show_birthday: true } } });
  await page.reload();
  await expect.poll(() => said(page)).toEqual(own);

  await signIn(page, 'carol', '/users/alice');
  for (const start of ['at once', 'after a reload']) {
    if (start !== 'at once') await page.reload();
    await expect
      .poll(() => said(page), { message: start })
      .toEqual(['Bot', 'Born on February 3, 1990', 'Hidden Following', 'Hidden Followers', 'asked before']);
    await expect(profileTabs(page).getByRole('link')).toHaveText([/^Posts/, 'Media', 'Favourites']);
  }
  await profileCard(page)
    .getByRole('button', { name: /^Follow / })
    .click();
  await expect(profileCard(page).getByRole('button', { name: /^Requested/ })).toBeVisible();
  expect(await listed()).toBe(false);
  await expect(writes()).rejects.toThrow(/answered 5/);
});

test('language and quoting of new posts are as the account has them where the server keeps that, at once and after a reload', async ({
  page,
  sandbox,
  baseURL,
  allowConsole,
}) => {
  await openHomeAtMastodon({ page, sandbox, url: `${baseURL}`, allowConsole });
  await changeSettings(page, 'Profile', [
    { row: 'Language of new posts', change: choose('de') },
    { row: 'Who can quote new posts', change: choose('followers') },
  ]);
  for (const when of ['at once', 'after a reload']) {
    const form = await openComposer(page);
    const options = await openPostOptions(form);
    await expect(options.getByRole('button', { name: 'Written in: German' }), when).toBeVisible();
    await expect(options.getByLabel('Who can quote this post'), when).toHaveValue('');
    await textField(form).fill(`To be quoted by few, ${when}.`);
    await form.getByRole('button', { name: 'Post', exact: true }).click();
    await expect(cardWith(page, `To be quoted by few, ${when}.`)).toBeVisible();
    const [newest] = listOf(await readJson(`${baseURL}/api/v1/timelines/public?limit=1`));
    const posted = objectOf(newest);
    expect(objectOf(posted['quote_approval'])['automatic'], when).toEqual(['followers']);
    expect(posted['language'], when).toBe('de');
    if (when === 'at once') await page.reload();
  }
});

test('what comes to an account is as chosen for it, at once and after a reload', async ({
  page,
  sandbox,
  baseURL,
}) => {
  const [alice, bob, carol, dave] = await Promise.all(
    ['alice', 'bob', 'carol', 'dave'].map((name) => callAs(`${baseURL}`, name)),
  );
  if (!alice || !bob || !carol || !dave) throw new Error('Nobody answers.');
  const stranger = await idOf(alice, 'bob');
  for (const as of [alice, dave]) await unfollow(as, stranger);
  await sandbox.act({ as: 'dave', action: 'follow', target: 'carol' });
  const writes = (as: string, when: string) =>
    sandbox.post({ as, text: `@alice **loudly** from ${as} ${when}`, contentType: 'text/markdown' });
  const said = (as: string, when: string) => cardWith(page, `from ${as} ${when}`).first();
  await writes('bob', 'before');
  await signIn(page, 'alice', '/alice/notifications');
  await expect(said('bob', 'before').locator('strong')).toHaveText('loudly');

  await changeSettings(page, 'Profile', [
    { row: 'Remove formatting from posts', change: click },
    { row: 'Follow people who move', change: click },
    { row: 'Hide contents in alerts', change: click },
    { row: 'No notifications from strangers', change: click },
  ]);
  await expect
    .poll(() => alice(OWN))
    .toMatchObject({
      source: { pleroma: { no_rich_text: true } },
      pleroma: {
        allow_following_move: false,
        notification_settings: { block_from_strangers: true, hide_notification_contents: true },
      },
    });
  await expect.poll(() => sandbox.streams()).toContain('user');
  await writes('bob', 'after');
  await writes('carol', 'after');
  for (const start of ['at once', 'after a reload']) {
    if (start !== 'at once') await page.reload();
    await expect(said('carol', 'after'), start).toContainText('loudly');
    await expect(said('carol', 'after').locator('strong')).toHaveCount(0);
    await expect(said('bob', 'after')).toHaveCount(0);
  }

  // A move takes along only followers who allow that.
  await bob('/api/v1/pleroma/aliases', { method: 'PUT', body: { alias: 'carol' } });
  const body = { password: 'carol', target_account: 'bob' };
  await carol('/api/v1/pleroma/move_account', { method: 'POST', body });
  const follow = async (as: CallAs) => listOf(await as(`/api/v1/accounts/relationships?id=${stranger}`))[0];
  expect(await follow(alice)).toMatchObject({ following: false });
  expect(await follow(dave)).toMatchObject({ following: true });

  await page.reload();
  const dialog = await openSettings(page, 'Profile');
  await expect(dialog.getByLabel('Hide contents in alerts', { exact: true })).toBeChecked();
  await expect(dialog.getByLabel('Follow people who move', { exact: true })).not.toBeChecked();
});
