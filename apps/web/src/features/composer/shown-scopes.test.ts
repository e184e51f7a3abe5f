import { expect, test } from 'vitest';
import { shownScopes } from './shown-scopes';

const fresh = { current: 'public', parent: null, ownDefault: 'public', minimal: false } as const;

test('a new post can be for everybody or for few', () => {
  expect(shownScopes(fresh)).toEqual(['public', 'unlisted', 'private', 'direct']);
});

test('a reply to a direct status offers nothing but direct', () => {
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

test('a scope that is set is shown even where it is not offered', () => {
  expect(shownScopes({ ...fresh, current: 'local', parent: 'local' })).toContain('local');
});
