import { expect, test } from 'vitest';
import { matchRoute } from './match-route';
import { pathTo } from './path-to';

test.each([
  ['/', 'root', {}],
  ['/main/all', 'public-external-timeline', {}],
  ['/main/all/', 'public-external-timeline', {}],
  ['/notice/AbC', 'conversation', { id: 'AbC' }],
  ['/users/$9x', 'external-user-profile', { id: '9x' }],
  ['/users/orla@birch.example', 'user-profile', { name: 'orla@birch.example' }],
  ['/tag/caf%C3%A9', 'tag-timeline', { tag: 'café' }],
])('%s leads to %s', (path, name, params) => {
  expect(matchRoute(path)).toEqual({ name, params });
});

test.each(['/Main/All', '/NOTICE/1', '/notice', '/notice/1/2/3/4', '/tag/%E0%A4%A', '/nowhere/at/all'])(
  '%j leads nowhere',
  (path) => {
    expect(matchRoute(path)).toBeUndefined();
  },
);

test('the address of a screen leads back to it, whatever is in its parameters', () => {
  for (const tag of ['café', 'a/b', '100%', '?x#y', '..']) {
    expect(matchRoute(pathTo('tag-timeline', { tag }))).toEqual({ name: 'tag-timeline', params: { tag } });
  }
  expect(pathTo('external-user-profile', { id: '9x' })).toBe('/users/$9x');
  expect(pathTo('root')).toBe('/');
});
