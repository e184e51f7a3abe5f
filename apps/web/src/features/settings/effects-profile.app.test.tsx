import type { Page } from '../../testing/page/locator';
import type { ControlDoor } from '@linnet/sandbox/control';
import { listOf, objectOf, textOf } from '../../testing/page/json';
import { type CallAs, callAs, unfollow } from '../../testing/page/server';
import { cards, profileCard, profileTabs } from '../../testing/page/parts';
import { changeSettings, choose, click } from '../../testing/page/settings';
import { signInByCode, signIn } from '../../testing/page/sign-in';
import { openComposer } from '../../testing/page/writing';
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
