import { expect, test } from 'vitest';
import { matchRoute } from './match-route';
import { pathTo } from './path-to';
import { type RouteName, routeAddresses } from './route-addresses';

test.each([
  ['/', 'root', {}],
  ['/main/all', 'public-external-timeline', {}],
  ['/main/all/', 'public-external-timeline', {}],
  ['/notice/AbC', 'conversation', { id: 'AbC' }],
  ['/users/$9x', 'external-user-profile', { id: '9x' }],
  ['/users/orla@birch.example', 'user-profile', { name: 'orla@birch.example' }],
  ['/users/%40orla', 'user-profile', { name: '@orla' }],
  ['/users/100%2525', 'user-profile', { name: '100%25' }],
  ['/users/a%2Fb%3Fc%23d', 'user-profile', { name: 'a/b?c#d' }],
  ['/users/%F0%9F%90%A6/dms', 'dms', { username: '🐦' }],
  ['/remote-users/@orla@birch.example', 'remote-user-profile-acct', { acct: '@orla@birch.example' }],
  [
    '/remote-users/birch.example/orla',
    'remote-user-profile',
    { hostname: 'birch.example', username: 'orla' },
  ],
  ['/orla', 'legacy-user-profile', { name: 'orla' }],
  ['/orla/notifications', 'notifications', { username: 'orla' }],
  ['/tag/notifications', 'tag-timeline', { tag: 'notifications' }],
  ['/lists/notifications', 'lists-timeline', { id: 'notifications' }],
  ['/users/notifications', 'user-profile', { name: 'notifications' }],
  ['/@orla@birch.example', 'legacy-user-profile', { name: '@orla@birch.example' }],
  ['/tag/caf%C3%A9', 'tag-timeline', { tag: 'café' }],
])('%s leads to %s', (path, name, params) => {
  expect(matchRoute(path)).toEqual({ name, params });
});

test.each([
  '/Main/All',
  '/NOTICE/1',
  '/notice/1/2/3/4',
  '/tag/%E0%A4%A',
  '/%zz',
  '/nowhere/at/all',
  '//main',
])('%j leads nowhere', (path) => {
  expect(matchRoute(path)).toBeUndefined();
});

test('the address of a screen leads back to it, whatever is in its parameters', () => {
  for (const tag of ['café', 'a/b', '100%', '?x#y', '..']) {
    expect(matchRoute(pathTo('tag-timeline', { tag }))).toEqual({ name: 'tag-timeline', params: { tag } });
  }
  expect(pathTo('external-user-profile', { id: '9x' })).toBe('/users/$9x');
  expect(pathTo('root')).toBe('/');
});

test.each(routeNames())('nothing else takes the address of %s', (name) => {
  const address = routeAddresses[name];
  const path =
    typeof address === 'string' ? address.replaceAll(/:\w+/g, 'some-thing') : address.build({ id: '7' });
  expect(matchRoute(path)?.name).toBe(name);
});

function routeNames(): RouteName[] {
  return Object.keys(routeAddresses).filter((name): name is RouteName => name in routeAddresses);
}
