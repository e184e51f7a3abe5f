import { expect, test } from 'vitest';
import { readServerKind } from './server-kind';

test('a server that embeds its responses in the page is a Pleroma, whatever an earlier visit stored', () => {
  expect(readServerKind({ '/api/v1/instance': 'e30=' }, 'other')).toBe('pleroma');
});

test.each([
  ['pleroma', 'pleroma'],
  ['other', 'other'],
  ['hollo', null],
  [null, null],
])('of a page without answers the record %j says %j', (stored, kind) => {
  expect(readServerKind({}, stored)).toBe(kind);
});
