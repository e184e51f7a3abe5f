import type { Page } from '@playwright/test';
import type { ControlDoor } from '@linnet/sandbox/control';
import { listOf, objectOf, textOf } from '../tools/report/json-value';
import { type CallAs, callAs } from './harness/call-as';
import { cards, cardWith } from './harness/cards';
import { changeSettings, choose, click, openSettings } from './harness/change-settings';
import { signInByCode } from './harness/code-session';
import { openComposer } from './harness/open-composer';
import { openPostOptions } from './harness/open-post-options';
import { signIn } from './harness/sign-in';
import { expect, test } from './harness/test';
import { textField } from './harness/text-field';
import { unfollow } from './harness/unfollow';

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
    await expect(options.getByLabel('Who can quote it'), when).toHaveValue('');
    await textField(form).fill(`To be quoted by few, ${when}.`);
    const answer = page.waitForResponse(
      (response) => response.request().method() === 'POST' && response.url().endsWith('/api/v1/statuses'),
    );
    await form.getByRole('button', { name: 'Post', exact: true }).click();
    const posted = objectOf(await (await answer).json());
    expect(objectOf(posted['quote_approval'])['automatic'], when).toEqual(['followers']);
    expect(posted['language'], when).toBe('de');
    if (when === 'at once') await page.reload();
  }
});

const OWN = '/api/v1/accounts/verify_credentials';

const idOf = async (as: CallAs, acct: string) =>
  textOf(objectOf(await as(`/api/v1/accounts/lookup?acct=${acct}`))['id']);

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
