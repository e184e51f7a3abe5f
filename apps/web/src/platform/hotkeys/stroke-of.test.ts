import { expect, test } from 'vitest';
import { strokeOf } from './stroke-of';

const stroke = (key: string, init: KeyboardEventInit = {}) =>
  strokeOf(new KeyboardEvent('keydown', { key, ...init }));

test.each([
  ['j', {}, 'j'],
  // With caps lock.
  ['J', {}, 'j'],
  ['?', { shiftKey: true }, '?'],
  ['Delete', {}, 'Delete'],
  ['ö', {}, 'ö'],
])('%s typed with %j is %s', (key, init, wanted) => {
  expect(stroke(key, init)).toBe(wanted);
});

test('a letter of another script counts as what its key types in Latin letters', () => {
  expect(stroke('о', { code: 'KeyJ' })).toBe('j');
  expect(stroke('ξ', { code: 'KeyJ' })).toBe('j');
  expect(stroke('ח', { code: 'KeyJ' })).toBe('j');
  expect(stroke('ю', { code: 'Period' })).toBe('.');
  expect(stroke('ж', { code: 'Semicolon' })).toBe(';');
  expect(stroke('л', { code: 'KeyK', ctrlKey: true })).toBe('Mod+k');
});

test('what the layout types counts, wherever its key is', () => {
  expect(stroke('j', { code: 'KeyC' })).toBe('j');
  expect(stroke('.', { code: 'Slash' })).toBe('.');
});

test.each([
  ['J', { shiftKey: true }],
  ['j', { altKey: true }],
  ['ArrowDown', { shiftKey: true }],
  ['ArrowDown', { ctrlKey: true }],
  ['k', { ctrlKey: true, metaKey: true }],
  ['k', { ctrlKey: true, shiftKey: true }],
  ['j', { isComposing: true }],
  ['Shift', {}],
  ['Tab', {}],
  [' ', {}],
  ['Dead', {}],
])('%s with %j is left to the browser', (key, init) => {
  expect(stroke(key, init)).toBeNull();
});
