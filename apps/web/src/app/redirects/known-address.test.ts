import { expect, test } from 'vitest';
import { ownAddressOf } from './redirect-known-address';

const wren = { username: 'wren' };
const visitor = { username: null };

test.each([
  ['/home', '/main/friends'],
  ['/web/home', '/main/friends'],
  ['/web/timelines/home', '/main/friends'],
  ['/web', '/main/friends'],
  ['/main', '/main/friends'],
  ['/notifications', '/wren/notifications'],
  ['/notifications/', '/wren/notifications'],
  ['/web/notifications', '/wren/notifications'],
  ['/conversations', '/users/wren/dms'],
  ['/public/local', '/main/public'],
  ['/web/timelines/public/local', '/main/public'],
  ['/public', '/main/all'],
  ['/web/timelines/public', '/main/all'],
  ['/favorites', '/favourites'],
  ['/web/favourites', '/favourites'],
  ['/bookmark_folders', '/bookmarks'],
  ['/web/bookmarks', '/bookmarks'],
  ['/web/lists/7', '/lists/7'],
  ['/tags/caf%C3%A9', '/tag/caf%C3%A9'],
  ['/web/timelines/tag/cats', '/tag/cats'],
  ['/follow_requests', '/friend-requests'],
  ['/settings/profile', '/settings'],
  ['/web/statuses/AbC', '/notice/AbC'],
  ['/@orla/109', '/notice/109'],
  ['/@orla@birch.example/109', '/notice/109'],
  ['/@orla/posts/AbC', '/notice/AbC'],
  ['/web/@orla@birch.example', '/users/orla%40birch.example'],
  ['/web/accounts/9x', '/users/$9x'],
  ['/auth/sign_in', '/login'],
])('%s leads to %s', (path, to) => {
  expect(ownAddressOf(path, wren)).toBe(to);
});

test('visitors are led to the login by what belongs to members, and to the start by home', () => {
  expect(ownAddressOf('/notifications', visitor)).toBe('/login');
  expect(ownAddressOf('/home', visitor)).toBe('/');
});

test.each(['/chats', '/orla', '/@orla', '/settings', '/favourites', '/tags/%E0%A4%A', '/a/b/c'])(
  '%s leads nowhere else',
  (path) => {
    expect(ownAddressOf(path, wren)).toBeNull();
  },
);
