import { beforeEach, expect, test } from 'vitest';
import { stillAnchor } from './popup';

beforeEach(() => {
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true, writable: true });
});

/** A button whose place changes, and something that hangs on it. */
function begin() {
  const button = document.createElement('button');
  const surface = document.createElement('div');
  const now = { top: 10, isAimedAt: false };
  button.getBoundingClientRect = () => new DOMRect(0, now.top, 40, 20);
  Object.assign(surface, { matches: () => now.isAimedAt });
  const anchor = stillAnchor({ current: button }, { current: surface });
  return { now, anchor, button, top: () => anchor.getBoundingClientRect().top };
}

test('follows its button while the pointer is elsewhere', () => {
  const { now, top } = begin();
  expect(top()).toBe(10);
  now.top = 105;
  expect(top()).toBe(105);
});

test('stays while the pointer is over what hangs on it, until the pointer has gone', () => {
  const { now, top } = begin();
  expect(top()).toBe(10);
  now.isAimedAt = true;
  now.top = 105;
  expect(top()).toBe(10);
  now.isAimedAt = false;
  expect(top()).toBe(105);
});

test('goes along with a page that is scrolled, wherever the pointer is', () => {
  const { now, top } = begin();
  expect(top()).toBe(10);
  Object.assign(now, { isAimedAt: true, top: -40 });
  Object.assign(window, { scrollY: 50 });
  expect(top()).toBe(-40);
});

test('finds its button again in a window of another size', () => {
  const { now, top } = begin();
  expect(top()).toBe(10);
  Object.assign(now, { isAimedAt: true, top: -40 });
  Object.assign(window, { innerHeight: innerHeight - 100 });
  expect(top()).toBe(-40);
});

test('scrolls with the container of its button', () => {
  const { anchor, button } = begin();
  expect(anchor.contextElement).toBe(button);
});
