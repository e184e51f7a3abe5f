import { expect, test } from 'vitest';
import { hasSound } from './video-player';

test('every browser says it in its own way', () => {
  expect(hasSound({ audioTracks: { length: 1 } })).toBe(true);
  expect(hasSound({ audioTracks: { length: 0 } })).toBe(false);
  expect(hasSound({ mozHasAudio: true })).toBe(true);
  expect(hasSound({ mozHasAudio: false })).toBe(false);
  expect(hasSound({ webkitAudioDecodedByteCount: 12, webkitVideoDecodedByteCount: 400 })).toBe(true);
  expect(hasSound({ webkitAudioDecodedByteCount: 0, webkitVideoDecodedByteCount: 400 })).toBe(false);
});

test('before anything was decoded nobody knows', () => {
  expect(hasSound({ webkitAudioDecodedByteCount: 0, webkitVideoDecodedByteCount: 0 })).toBeNull();
  expect(hasSound({})).toBeNull();
});
