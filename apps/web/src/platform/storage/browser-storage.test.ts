import { expect, test, vi } from 'vitest';
import { memoryStorage } from '../../testing/memory-storage';
import { openStorage } from './browser-storage';
import { readRecord, writeRecord } from './storages';

function forbidden(): never {
  throw new DOMException('Access is denied.', 'SecurityError');
}

const size = { key: 'size', read: (json: unknown) => (typeof json === 'number' ? json : undefined) };

test('where storage is forbidden nothing throws, and records last as long as the page', () => {
  const storage = openStorage(forbidden);
  expect(storage.available).toBe(false);
  expect(storage.read('a')).toBeNull();
  expect(storage.write('a', '1')).toBe(false);
  expect(storage.read('a')).toBe('1');
  storage.remove('a');
  expect(storage.read('a')).toBeNull();
});

test('a full storage can be read; a record that it refuses lasts for this visit', () => {
  const area = memoryStorage({ before: 'there' });
  area.setItem = () => {
    throw new DOMException('Full.', 'QuotaExceededError');
  };
  const storage = openStorage(() => area);
  expect(storage.available).toBe(true);
  expect(storage.read('before')).toBe('there');
  expect(storage.write('a', '1')).toBe(false);
  expect(storage.read('a')).toBe('1');
});

test('other mistakes are not mistaken for forbidden storage', () => {
  expect(() =>
    openStorage(() => {
      throw new TypeError('a mistake');
    }),
  ).toThrow('a mistake');
});

test('a record is read by its reader; a damaged one or one of another shape counts as none', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const storage = openStorage(() => memoryStorage({ size: '{' }));
  expect(readRecord(storage, size)).toBeUndefined();
  expect(writeRecord(storage, size, 14)).toBe(true);
});

test('what was written is read by the next visit', () => {
  const area = memoryStorage();
  writeRecord(
    openStorage(() => area),
    size,
    14,
  );
  expect(
    readRecord(
      openStorage(() => area),
      size,
    ),
  ).toBe(14);
  area.setItem('size', '"big"');
  expect(
    readRecord(
      openStorage(() => area),
      size,
    ),
  ).toBeUndefined();
});
