import { expect, test } from 'vitest';
import { isComposing } from './is-composing';

test('a key that an input method takes is told apart, also the one that ends its input in Safari', () => {
  expect(isComposing({ isComposing: true, keyCode: 13 })).toBe(true);
  expect(isComposing({ isComposing: false, keyCode: 229 })).toBe(true);
  expect(isComposing({ isComposing: false, keyCode: 13 })).toBe(false);
});
