import { expect, test } from 'vitest';
import { BLUR_SIZE, blurhashPixels } from './blurred';

test('a blurhash becomes a small picture', () => {
  const pixels = blurhashPixels('LEHV6nWB2yk8pyo0adR*.7kCMdnj');
  expect(pixels).toHaveLength(BLUR_SIZE * BLUR_SIZE * 4);
  expect(new Set(pixels).size).toBeGreaterThan(10);
});

test.each([
  '',
  'L',
  'LEHV6nWB2yk8pyo0adR*.7kCMdn',
  'LEHV6nWB2yk8pyo0adR*.7kCMdnjj',
  'LEHV6nWB2yk8pyo0ad"*.7kCMdnj',
  '🐦'.repeat(14),
])('%j is none', (text) => {
  expect(blurhashPixels(text)).toBeNull();
});
