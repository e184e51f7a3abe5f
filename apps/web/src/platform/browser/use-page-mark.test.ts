import { afterEach, expect, test } from 'vitest';
import { markTyping } from './use-page-mark';

afterEach(() => document.body.replaceChildren());

test('the page is marked while a field of it has the focus, not for one beside it or a button', async () => {
  document.body.innerHTML =
    '<main><textarea></textarea><button></button></main><aside><textarea></textarea></aside><div data-column><input type="text"></div>';
  const [field, button, beside, inColumn] = ['main textarea', 'button', 'aside textarea', 'input'].map(
    (selector) => document.querySelector<HTMLElement>(selector),
  );
  const isMarked = () => document.documentElement.hasAttribute('data-typing');
  field?.focus();
  // Somebody may type before this is loaded.
  const stop = markTyping();
  expect(isMarked()).toBe(true);
  for (const [element, expected] of [
    [button, false],
    [inColumn, true],
    [beside, false],
    [field, true],
  ] as const) {
    element?.focus();
    expect(isMarked()).toBe(expected);
  }
  field?.blur();
  await expect.poll(isMarked).toBe(false);
  stop();
  field?.focus();
  expect(isMarked()).toBe(false);
});

test('the mark stays for the buttons of the form, also while one is pressed that takes no focus', async () => {
  document.body.innerHTML = '<main><form><textarea></textarea><button></button></form></main>';
  const [field, button] = ['textarea', 'button'].map((one) => document.querySelector<HTMLElement>(one));
  const isMarked = () => document.documentElement.hasAttribute('data-typing');
  const stop = markTyping();
  field?.focus();
  button?.focus();
  expect(isMarked()).toBe(true);
  field?.focus();
  button?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  field?.blur();
  await new Promise((resolve) => setTimeout(resolve));
  expect(isMarked()).toBe(true);
  button?.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
  expect(isMarked()).toBe(true);
  await expect.poll(isMarked).toBe(false);
  stop();
});
