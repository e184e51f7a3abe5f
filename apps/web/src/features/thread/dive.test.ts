import type { StatusId } from '@linnet/api';
import { expect, test } from 'vitest';
import { diveAddress, readDive } from './dive';

const id = (text: string) => text as StatusId;

test('the address says at which post the tree begins, whatever stands in its id [2.2.055]', () => {
  const address = diveAddress(id('a/b'), id('c&d=e'));
  expect(address).toBe('/notice/a%2Fb?dive=c%26d%3De');
  expect(readDive(address.split('?')[1] ?? '')).toBe('c&d=e');
});

test('without it the tree begins at the post that the conversation is about', () => {
  expect(readDive('')).toBeNull();
  expect(readDive('dive=')).toBeNull();
  expect(readDive('other=1')).toBeNull();
});
