import { expect, test } from 'vitest';
import { navigationEntries } from './navigation-entries';
import { type NavigationFacts, entryPath, isOffered } from './navigation-entry';

const openServer: NavigationFacts = {
  signedIn: false,
  username: '',
  locked: false,
  hasFollowRequests: false,
  federating: true,
  isPrivate: false,
  administers: false,
  has: () => true,
};
const wren: Partial<NavigationFacts> = { signedIn: true, username: 'wren' };

/** Ids, in order. */
function offered(facts: Partial<NavigationFacts>): string[] {
  const all = { ...openServer, ...facts };
  return navigationEntries.filter((entry) => isOffered(entry, all)).map(({ id }) => id);
}

const own = [
  'notifications',
  'interactions',
  'dms',
  'chats',
  'bookmarks',
  'announcements',
  'drafts',
  'favorites',
  'followedTags',
];
const rest = ['shoutbox', 'scheduled', 'whoToFollow', 'search', 'settings', 'about', 'editNavigation'];

test('leads members to home, local, the known network and what is theirs [2.2.003]', () => {
  expect(offered(wren)).toEqual(['home', 'public', 'twkn', 'bubble', ...own, ...rest]);
});

test('what is theirs has addresses with their name', () => {
  const facts = { ...openServer, ...wren };
  const addresses = navigationEntries.map((entry) => [entry.id, entryPath(entry, facts)]);
  expect(Object.fromEntries(addresses)).toMatchObject({
    interactions: '/users/wren/interactions',
    dms: '/users/wren/messages',
    favorites: '/favourites',
  });
});

test('leads visitors to what is public, not to a home [1.2.050]', () => {
  const places = ['public', 'twkn', 'bubble', 'search', 'settings', 'about'];
  expect(offered({})).toEqual(places);
});

test('has no known network where the server talks to no other [2.2.001, 1.6.007]', () => {
  expect(offered({ ...wren, federating: false })).not.toContain('twkn');
  expect(offered({ federating: false })).not.toContain('twkn');
});

test('shows visitors of a private server neither timelines nor search, and members all of them [1.6.007, 1.6.008]', () => {
  expect(offered({ isPrivate: true })).toEqual(['settings', 'about']);
  expect(offered({ ...wren, isPrivate: true })).toEqual(offered(wren));
});

test('has follow requests for those only who let followers in by hand [1.6.007]', () => {
  expect(offered(wren)).not.toContain('friendRequests');
  expect(offered({ ...wren, locked: true })).toContain('friendRequests');
  expect(offered({ ...wren, hasFollowRequests: true })).toContain('friendRequests');
});

test('leads those to the administration who can open a part of it [1.6.006]', () => {
  expect(offered(wren)).not.toContain('administration');
  expect(offered({ ...wren, administers: true })).toContain('administration');
  expect(offered({ ...wren, administers: true, has: () => false })).not.toContain('administration');
});

test('leads to nothing that the server cannot do [1.6.007]', () => {
  const gone = [
    'bubble',
    'announcements',
    'dms',
    'chats',
    'followedTags',
    'shoutbox',
    'scheduled',
    'whoToFollow',
  ];
  const all = offered(wren);
  expect(offered({ ...wren, has: () => false })).toEqual(all.filter((id) => !gone.includes(id)));
});
