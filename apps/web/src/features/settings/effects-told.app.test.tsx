import type { Locator, Page } from '../../testing/page/locator';
import { callAs } from '../../testing/page/server';
import { changeSettings, click, tick } from '../../testing/page/settings';
import { objectOf, textOf } from '../../testing/page/json';
import { signIn } from '../../testing/page/sign-in';
import { expect, test } from '../../testing/page/test';

/** Runs a check at once, and again after a reload. */
async function nowAndLater(page: Page, look: () => Promise<void>): Promise<void> {
  await look();
  await page.reload();
  await look();
}

const rows = (page: Page): Locator => page.getByRole('main').getByRole('article');

/** The newest notifications: the text of each, and whether it is marked as new. */
const newest = (page: Page, count: number) =>
  rows(page).evaluateAll((lines) =>
    lines.slice(0, count).map((line) => {
      const said = /mentioned|favourited|repeated/.exec(line.textContent ?? '')?.[0];
      return `${said} ${line.getAttribute('data-unseen') === 'true' ? 'new' : 'seen'}`;
    }),
  );

test('notifications are of the kinds, in the order and in the groups that were chosen, at once and after a reload', async ({
  page,
  sandbox,
}) => {
  const { id: status } = await sandbox.post({ as: 'dave', text: 'The kettle is mine.' });
  await sandbox.post({ as: 'edda', text: '@dave which kettle?' });
  await sandbox.act({ as: 'carol', action: 'reblog', status });
  await sandbox.act({ as: 'bob', action: 'favourite', status });
  await sandbox.act({ as: 'carol', action: 'favourite', status });
  await signIn(page, 'dave', '/dave/notifications');
  await expect.poll(() => newest(page, 3)).toEqual(['favourited new', 'repeated new', 'mentioned new']);
  await changeSettings(page, 'Notifications', [
    { row: 'Kinds of notification', change: tick('Repeats') },
    { row: 'Unread first', change: click },
    { row: 'Group notifications about one post', change: click },
    { row: 'Don’t count notifications that need no answer', change: click },
    { row: 'Closing the notifications drawer marks all as read', change: click },
  ]);
  await nowAndLater(page, () =>
    expect.poll(() => newest(page, 3)).toEqual(['mentioned new', 'favourited seen', 'favourited seen']),
  );
  await page.setViewportSize({ width: 390, height: 844 });
  const bell = page.getByRole('banner').getByRole('button', { name: /notification/i });
  const drawer = page.getByRole('dialog', { name: 'Notifications' });
  await page.goto('/main/friends');
  await nowAndLater(page, async () => {
    await expect(bell).toHaveAccessibleName(/new notification/);
    await bell.click();
    await expect(drawer.getByRole('article').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(bell).toHaveAccessibleName(/new notification/);
  });
});

test('what else waits stands above the notifications as far as that was chosen, at once and after a reload', async ({
  page,
  sandbox,
  baseURL,
}) => {
  const alice = await callAs(`${baseURL}`, 'alice');
  await alice('/api/v1/accounts/update_credentials', { method: 'PATCH', body: { locked: true } });
  const id = textOf(objectOf(await alice('/api/v1/accounts/lookup?acct=quill'))['id']);
  await alice(`/api/v1/accounts/${id}/remove_from_followers`, { method: 'POST' });
  await sandbox.act({ as: 'quill', action: 'follow', target: 'alice' });
  await signIn(page, 'alice', '/alice/notifications');
  const main = page.getByRole('main');
  const shown = async () => {
    await expect(rows(page).first()).toBeVisible();
    const lines = {
      chats: /unread chat/,
      announcements: /unread announcement/,
      requests: /(person wants|people want) to follow you/,
      tip: /Don’t want these here/,
    };
    const found = Object.entries(lines).map(async ([name, words]) =>
      (await main.getByText(words).count()) > 0 ? [name] : [],
    );
    return (await Promise.all(found)).flat();
  };
  const see = (...names: string[]) => nowAndLater(page, () => expect.poll(shown).toEqual(names));
  await expect.poll(shown).toEqual(['chats', 'announcements', 'requests', 'tip']);
  await changeSettings(page, 'Notifications', [
    { row: 'Unread chats', change: click },
    { row: 'Unread announcements', change: click },
    { row: 'Show how to change this', change: click },
  ]);
  await see('requests');
  await changeSettings(page, 'Notifications', [
    { row: 'Unread announcements', change: click },
    // A type of notification has the same name.
    { row: 'Follow requests', change: (all) => all.and(page.getByRole('switch')).click() },
  ]);
  await see('announcements');
  await changeSettings(page, 'Notifications', [{ row: 'Show other unread items', change: click }]);
  await see();
});
