import { expect, test } from 'vitest';
import { afterToggle, windowState } from './window-tabs';

const kept = { search: 'tab=general', top: 0 };

test('the window is hidden, visible or small [3.2.028]', () => {
  expect(windowState(false, null)).toBe('hidden');
  expect(windowState(true, null)).toBe('visible');
  expect(windowState(true, kept)).toBe('visible');
  expect(windowState(false, kept)).toBe('minimised');
});

test('one button makes it small and brings it back; what is hidden has none [3.2.028, 3.8.016]', () => {
  expect(afterToggle('visible')).toBe('minimised');
  expect(afterToggle('minimised')).toBe('visible');
  expect(() => afterToggle('hidden')).toThrow('hidden');
});
