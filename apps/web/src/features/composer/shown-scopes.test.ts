import { expect, test } from 'vitest';
import { shownScopes } from './composer-head';

const fresh = {
  current: 'public',
  parent: null,
  accountDefault: 'public',
  minimal: false,
  hasLocal: false,
} as const;

test('a new post can be for everybody or for few [1.1.002, 2.1.006]', () => {
  expect(shownScopes(fresh)).toEqual(['public', 'unlisted', 'private', 'direct']);
});

test('a reply to a direct status offers nothing but direct [2.5.015]', () => {
  expect(shownScopes({ ...fresh, parent: 'direct', current: 'direct' })).toEqual(['direct']);
});

test('with few scopes wanted, those of the account, of the answered status and of the draft stay', () => {
  const minimal = { ...fresh, minimal: true };
  expect(shownScopes(minimal)).toEqual(['public', 'direct']);
  expect(shownScopes({ ...minimal, current: 'private', parent: 'unlisted' })).toEqual([
    'public',
    'unlisted',
    'private',
    'direct',
  ]);
});

test('a scope stays when it is chosen, answered to or one’s own, or when all are shown [2.5.016]', () => {
  const few = {
    current: 'direct',
    parent: null,
    accountDefault: null,
    minimal: true,
    hasLocal: false,
  } as const;
  for (const scope of ['public', 'unlisted', 'private'] as const) {
    expect(shownScopes(few)).not.toContain(scope);
    expect(shownScopes({ ...few, current: scope })).toContain(scope);
    expect(shownScopes({ ...few, parent: scope })).toContain(scope);
    expect(shownScopes({ ...few, accountDefault: scope })).toContain(scope);
    expect(shownScopes({ ...few, minimal: false })).toContain(scope);
  }
});

test('where the server can keep a post to itself, that is offered too', () => {
  expect(shownScopes({ ...fresh, hasLocal: true })).toEqual([
    'public',
    'unlisted',
    'local',
    'private',
    'direct',
  ]);
  const minimal = { ...fresh, hasLocal: true, minimal: true };
  expect(shownScopes({ ...minimal, current: 'local', accountDefault: 'local' })).toEqual(['local', 'direct']);
  expect(shownScopes({ ...fresh, hasLocal: true, parent: 'direct', current: 'direct' })).toEqual(['direct']);
});

test('a scope that is set is shown even where it is not offered', () => {
  expect(shownScopes({ ...fresh, current: 'local', parent: 'local' })).toContain('local');
});
