import { expect, test } from 'vitest';
import { navigationItems } from './navigation-items';
import type { NavigationFacts } from './navigation-facts';

const openServer: NavigationFacts = {
  signedIn: false,
  username: '',
  federating: true,
  isPrivate: false,
};

/** Addresses, in order. */
function offered(facts: Partial<NavigationFacts>): string[] {
  const all = { ...openServer, ...facts };
  return navigationItems.filter(({ isOffered }) => isOffered(all)).map(({ to }) => to(all));
}

const own = ['/users/wren/interactions', '/users/wren/dms', '/bookmarks', '/users/wren?tab=favorites'];

test('leads members to home, local, the known network and what is theirs [2.2.003]', () => {
  const places = ['/main/friends', '/main/public', '/main/all', ...own];
  expect(offered({ signedIn: true, username: 'wren' })).toEqual(places);
});

test('leads visitors to what is public, not to a home', () => {
  expect(offered({})).toEqual(['/main/public', '/main/all']);
});

test('has no known network where the server talks to no other [2.2.001]', () => {
  expect(offered({ signedIn: true, username: 'wren', federating: false })).toEqual([
    '/main/friends',
    '/main/public',
    ...own,
  ]);
  expect(offered({ federating: false })).toEqual(['/main/public']);
});

test('leads visitors of a private server nowhere, members everywhere', () => {
  expect(offered({ isPrivate: true })).toEqual([]);
  expect(offered({ isPrivate: true, signedIn: true })).toHaveLength(7);
});
