import { expect, test } from 'vitest';
import { directoryAddress, readDirectoryQuery } from './directory-screen';

test.each([
  ['', { order: 'active', from: 'everywhere' }],
  ['order=new', { order: 'new', from: 'everywhere' }],
  ['order=new&local=true', { order: 'new', from: 'local' }],
  ['order=oldest&local=perhaps', { order: 'active', from: 'everywhere' }],
] as const)('the address says who is listed: "%s"', (search, wish) => {
  expect(readDirectoryQuery(search)).toEqual(wish);
});

test('every wish has an address that says it, and the usual one is plain', () => {
  expect(directoryAddress({ order: 'active', from: 'everywhere' })).toBe('/directory');
  for (const order of ['active', 'new'] as const)
    for (const from of ['everywhere', 'local'] as const) {
      const address = directoryAddress({ order, from });
      expect(readDirectoryQuery(address.split('?')[1] ?? '')).toEqual({ order, from });
    }
});
