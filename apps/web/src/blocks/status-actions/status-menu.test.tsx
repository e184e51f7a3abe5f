import { actionsOf } from '@linnet/domain/actions';
import { relationshipsOf } from '@linnet/domain/people';
import { expect, test, vi } from 'vitest';
import { cardStatus, ownAccount, showCard, eventually } from '../../testing/show-card';

const own = (changes: object = {}) => cardStatus({ account: ownAccount, ...changes });
const entries = () => [...document.querySelectorAll('[role="menuitem"]')].map((one) => one.textContent);
const rowNames = (card: HTMLElement) =>
  [...card.querySelectorAll('button, a, [role="img"]')]
    .map((one) => one.getAttribute('aria-label'))
    .filter((name) => name !== null && /Reply|Repeat|Favourite|Bookmark|Copy|More|can’t|Pin/.test(name));

async function opened(options: Parameters<typeof showCard>[0] = {}) {
  const shown = await showCard(options);
  await shown.press('button', 'More actions');
  // The first time it comes with its code.
  await eventually(() => entries().length > 0);
  return shown;
}

test('the row has reply, repeat and favourite; the menu has the rest of what may be done [2.6.002]', async () => {
  const { card } = await opened();
  expect(rowNames(card)).toEqual(['Reply', 'Repeat', 'Favourite', 'More actions']);
  expect(entries()).toEqual([
    'BookmarkD',
    'Bookmark in a folder…',
    'Mute conversationM',
    'Copy linkC',
    'Show source textI',
    'Report…',
    'Follow @robin',
    'Mute @robin',
    'Block @robin',
    'Choose buttons…',
  ]);
});

test('what is done about the author stands there before the server has told how one stands to them', async () => {
  const { answers, client } = await opened();
  const before = entries();
  const off = () =>
    [...document.querySelectorAll('[role="menuitem"][aria-disabled="true"]')].map((one) => one.textContent);
  expect(off()).toEqual(['Follow @robin', 'Mute @robin', 'Block @robin']);
  const all = relationshipsOf(client);
  await eventually(() => all.failed.get().size > 0);
  expect(entries()).toEqual(before);
  answers['GET /api/v1/accounts/relationships'] = [{ id: 'robin' }];
  all.retry();
  await eventually(() => off().length === 0);
  expect(entries()).toEqual(before);
});

test('the author has more: pinning, the history of what was edited, deleting [2.5.020, 2.5.021, 2.5.022, 2.6.003]', async () => {
  await opened({ status: own({ edited_at: '2026-11-20T10:00:00.000Z' }) });
  const more = ['Pin to profileP', 'Edit historyH', 'Edit', 'Delete and rewrite', 'Delete postDel'];
  expect(entries().filter((entry) => more.includes(entry))).toEqual(more);
  expect(entries().filter((entry) => /Report|Follow|Mute @|Block/.test(entry))).toEqual([]);
});

test('what only followers see is not pinned, and has a lock in place of the repeat [2.5.022, 2.5.023]', async () => {
  const { card } = await opened({ status: own({ visibility: 'private' }) });
  expect(entries()).not.toContain('Pin to profileP');
  expect(rowNames(card)[1]).toBe('You can’t repeat this post: it isn’t for everybody');
});

test('who holds the privilege deletes what others wrote [2.5.021, 2.6.004]', async () => {
  const staff = { ...ownAccount, pleroma: { privileges: ['messages_delete'] } };
  await opened({ answers: { 'GET /api/v1/accounts/verify_credentials': staff } });
  expect(entries()).toContain('Delete postDel');
});

test('a status of another server leads to where it stands, in a new tab', async () => {
  const url = 'https://far.example/@robin/1';
  const account = {
    id: 'r',
    username: 'robin',
    acct: 'robin@far.example',
    url: 'https://far.example/@robin',
  };
  await opened({ status: cardStatus({ account, url, pleroma: { local: false } }) });
  const link = document.querySelector<HTMLAnchorElement>('a[role="menuitem"]');
  expect(link?.textContent).toBe('Open original pageV');
  expect([link?.href, link?.target, link?.rel]).toEqual([url, '_blank', expect.stringContaining('noopener')]);
  expect(entries()).not.toContain('Show source textI');
});

test('visitors copy the link, and do nothing that needs somebody [2.6.001]', async () => {
  await opened({ visitor: true });
  expect(entries()).toEqual(['Copy linkC']);
});

test('what one chooses for the row stands there and no more in the menu; the rest is in the menu', async () => {
  const { card, client, press } = await opened();
  await press('menuitem', /Choose buttons/);
  await eventually(() => document.querySelector('input[type="checkbox"]') !== null);
  const box = (name: string) =>
    [...document.querySelectorAll('label')].find(({ textContent }) => textContent === name);
  box('Bookmark')?.click();
  await eventually(() => client.settings.get('pinnedStatusActions').includes('bookmark'));
  box('Repeat')?.click();
  await eventually(() => !client.settings.get('pinnedStatusActions').includes('retweet'));
  expect(client.settings.get('pinnedStatusActions')).toEqual(['reply', 'favorite', 'emoji', 'bookmark']);
  await press('button', 'Done');
  await eventually(() => rowNames(card).includes('Bookmark'));
  expect(rowNames(card)).toEqual(['Reply', 'Favourite', 'Bookmark', 'More actions']);
  await press('button', 'More actions');
  await eventually(() => entries().length > 0);
  expect(entries()).toContain('RepeatB');
  expect(entries()).not.toContain('BookmarkD');
});

test('every entry with a key is done by that key while the card has the focus', async () => {
  const { pressKey, client } = await showCard({ status: own() });
  const toggle = vi.spyOn(actionsOf(client).toggles, 'toggle');
  for (const key of ['f', 'b', 'd', 'p']) pressKey(key);
  await eventually(() => toggle.mock.calls.length === 4);
  expect(new Set(toggle.mock.calls.map(([{ name }, , on]) => `${name} ${on}`))).toEqual(
    new Set(['bookmark true', 'favourite true', 'pin true', 'repeat true']),
  );
});

test('keys of visitors change nothing', async () => {
  const { pressKey, client } = await showCard({ visitor: true });
  const toggle = vi.spyOn(actionsOf(client).toggles, 'toggle');
  for (const key of ['f', 'b', 'd', 'm', 'p', 'Delete']) pressKey(key);
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  pressKey('c');
  await eventually(() => written.mock.calls.length === 1);
  written.mockRestore();
  expect(toggle).not.toHaveBeenCalled();
});
