import { expect, test } from 'vitest';
import { hasSound } from './video-player';

test('every browser says it in its own way', () => {
  expect(hasSound({ tracks: 1 })).toBe(true);
  expect(hasSound({ tracks: 0 })).toBe(false);
  expect(hasSound({ has: true })).toBe(true);
  expect(hasSound({ has: false })).toBe(false);
  expect(hasSound({ decoded: { sound: 12, pictures: 400 } })).toBe(true);
  expect(hasSound({ decoded: { sound: 0, pictures: 400 } })).toBe(false);
});

test('before anything was decoded nobody knows', () => {
  expect(hasSound({ decoded: { sound: 0, pictures: 0 } })).toBeNull();
  expect(hasSound({})).toBeNull();
});
