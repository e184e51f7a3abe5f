import { expect, test } from 'vitest';
import { applyStoredAppearance } from './apply-appearance';

function lookOf(own: unknown, isSignedIn = true) {
  const root = document.createElement('html');
  applyStoredAppearance(root, own === null ? null : JSON.stringify(own), isSignedIn);
  return root;
}

test('the sizes that somebody chose are there from the first paint', () => {
  const { style } = lookOf({ sidebarColumnWidth: '20rem', textSize: '18px', greentext: true });
  expect(style.cssText).toBe('--textSize: 18px; --sidebarColumnWidth: 20rem;');
});

test.each(['1px;color:red', 'var(--x)', 4, null, { px: 1 }])('%j is no size', (textSize) => {
  expect(lookOf({ textSize }).style.cssText).toBe('');
});

test('the third column is reserved for members who want one [1.4.019]', () => {
  const hasRoom = (own: unknown, isSignedIn = true) => lookOf(own, isSignedIn).hasAttribute('data-third');
  expect(hasRoom(null)).toBe(true);
  expect(hasRoom({ thirdColumnMode: 'postform' })).toBe(true);
  expect(hasRoom({ thirdColumnMode: 'none' })).toBe(false);
  expect(hasRoom(null, false)).toBe(false);
});

test.each(['', '{', '[]', '"text"', '7', 'null'])('a record that is %j changes nothing', (stored) => {
  const root = document.createElement('html');
  applyStoredAppearance(root, stored, false);
  expect(root.outerHTML).toBe('<html></html>');
});
