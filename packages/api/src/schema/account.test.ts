import { expect, test } from 'vitest';
import { wireAccount } from '../testing/wire-samples';
import { readAccount } from './account';
import { readOwnAccount } from './own/own-account';
import { readRelationship } from './people';

test('folds the extensions of Pleroma into the account', () => {
  expect(readAccount(wireAccount())).toMatchObject({
    id: 'Ac000000000000nils',
    fqn: 'nils@harbour.example',
    displayName: 'Nils :anchor:',
    avatar: 'https://harbour.example/media/nils.gif',
    avatarStatic: 'https://harbour.example/media/nils.png',
    role: 'moderator',
    privileges: ['messages_delete'],
    hideFollowers: false,
    hideFollows: true,
    hideFollowsCount: true,
    hideFavourites: true,
    acceptsChatMessages: true,
    lastStatusAt: '2024-11-05',
    emojis: [
      {
        shortcode: 'anchor',
        url: 'https://harbour.example/emoji/anchor.gif',
        staticUrl: 'https://harbour.example/emoji/anchor.png',
      },
    ],
    fields: [{ name: 'berth', value: '<b>17</b>', verifiedAt: null }],
  });
});

test('an account without an id is unreadable, one with nothing else is not', () => {
  expect(readAccount({})).toBeUndefined();
  expect(readAccount({ ...wireAccount(), id: null })).toBeUndefined();
  expect(readAccount({ id: 'x' })).toMatchObject({ id: 'x', acct: '', avatar: '', role: 'member' });
});

test.each([
  ['the server says it', { fqn: 'a@b.example' }, 'a@b.example'],
  ['it is remote', { acct: 'ida@far.example' }, 'ida@far.example'],
  [
    'the profile address tells',
    { acct: 'nils', url: 'https://Harbour.example:8080/@nils' },
    'nils@harbour.example:8080',
  ],
  [
    'only the actor tells',
    { acct: 'nils', pleroma: { ap_id: 'https://h.example/u/nils' } },
    'nils@h.example',
  ],
  [
    'the address hides its host',
    { acct: 'nils', url: 'https://good.example@bad.example/' },
    'nils@bad.example',
  ],
  ['nobody tells', { acct: 'nils' }, 'nils'],
])('derives the full name when %s', (_case, sent, fqn) => {
  expect(readAccount({ id: '1', ...sent })?.fqn).toBe(fqn);
});

test.each([
  [{ role: { id: '3', name: 'Owner' } }, 'admin'],
  [{ role: { name: 'user' }, roles: [{ name: 'Moderator' }] }, 'moderator'],
  [{ roles: [{ name: 'Gardener' }] }, 'member'],
  [{ pleroma: { is_admin: true, is_moderator: true } }, 'admin'],
])('reads the role from %j [3.6.001]', (sent, role) => {
  expect(readAccount({ id: '1', ...sent })?.role).toBe(role);
});

test.each([
  [{ bot: true }, 'Service'],
  [{ bot: true, group: true }, 'Group'],
  [{ bot: true, source: { pleroma: { actor_type: 'Group' } } }, 'Group'],
  [{ source: { pleroma: { actor_type: 'Spaceship' } } }, 'Person'],
])('reads the kind of actor from %j', (sent, actorType) => {
  expect(readAccount({ id: '1', ...sent })?.actorType).toBe(actorType);
});

test.each([
  'javascript:alert(1)',
  'data:image/svg+xml,<svg/>',
  ' javascript:x',
  '//evil.example/x',
  'https:\\\\x',
  7,
])('keeps no picture and no profile at %j', (address) => {
  const account = readAccount({ id: '1', avatar: address, header_static: address, url: address });
  expect(account).toMatchObject({ avatar: '', avatarStatic: '', header: '', headerStatic: '', url: '' });
});

test('keeps what only the owner is told [3.3.003]', () => {
  const own = readOwnAccount({
    ...wireAccount(),
    follow_requests_count: 2,
    source: { privacy: 'private', sensitive: true },
    pleroma: {
      unread_notifications_count: 4,
      chat_token: 'c',
      background_image: 'https://nest.example/reeds.png',
      settings_store: { linnet: { a: 1 } },
    },
  });
  expect(own).toMatchObject({
    username: 'nils',
    defaultScope: 'private',
    sensitiveByDefault: true,
    followRequestsCount: 2,
    unreadNotificationsCount: 4,
    chatToken: 'c',
    background: 'https://nest.example/reeds.png',
    settingsStore: { linnet: { a: 1 } },
  });
});

test('reads the owner on servers without extensions', () => {
  const own = readOwnAccount({ id: '1', source: { privacy: 'mutuals_only', follow_requests_count: 3 } });
  expect(own).toMatchObject({
    defaultScope: 'private',
    followRequestsCount: 3,
    chatToken: null,
    background: null,
    settingsStore: {},
  });
});

test('reads a relationship, with old and new words for notifying [3.3.002]', () => {
  const told = { following: true, requested: true, blocking: true, muting: true, showing_reblogs: false };
  expect(readRelationship({ id: '1', ...told, notifying: true, note: 'Knows hazel.' })).toMatchObject({
    id: '1',
    following: true,
    followedBy: false,
    requested: true,
    blocking: true,
    muting: true,
    notifying: true,
    showingRepeats: false,
    note: 'Knows hazel.',
  });
  expect(readRelationship({ id: '1', subscribing: true, followed_by: true, note: null })).toMatchObject({
    notifying: true,
    followedBy: true,
    following: false,
    showingRepeats: true,
    note: null,
  });
  expect(readRelationship({ following: true })).toBeUndefined();
});

test.each(['.', '..', '', 'x'.repeat(600), 1.5])('refuses %j as an id', (id) => {
  expect(readAccount({ id })).toBeUndefined();
});
