import { expect, test } from 'vitest';
import { navigationItems } from './navigation-items';
import type { NavigationFacts } from './navigation-facts';

const openServer: NavigationFacts = { signedIn: false, federating: true, isPrivate: false };

function offered(facts: Partial<NavigationFacts>): string[] {
  return navigationItems
    .filter(({ isOffered }) => isOffered({ ...openServer, ...facts }))
    .map(({ route }) => route);
}

test('leads members to home, local and the known network', () => {
  expect(offered({ signedIn: true })).toEqual(['friends', 'public-timeline', 'public-external-timeline']);
});

test('leads visitors to what is public, not to a home', () => {
  expect(offered({})).toEqual(['public-timeline', 'public-external-timeline']);
});

test('has no known network where the server talks to no other [2.2.001]', () => {
  expect(offered({ signedIn: true, federating: false })).toEqual(['friends', 'public-timeline']);
  expect(offered({ federating: false })).toEqual(['public-timeline']);
});

test('leads visitors of a private server nowhere, members everywhere', () => {
  expect(offered({ isPrivate: true })).toEqual([]);
  expect(offered({ isPrivate: true, signedIn: true })).toHaveLength(3);
});
