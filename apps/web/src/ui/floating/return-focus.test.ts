import { afterEach, expect, test } from 'vitest';
import { returnFocus } from './popup';

afterEach(() => document.body.replaceChildren());

function begin(surface: string) {
  document.body.innerHTML = `<button id="trigger"></button><textarea id="field"></textarea>${surface}`;
  const trigger = { current: document.querySelector<HTMLElement>('#trigger') };
  return { trigger, returnTo: returnFocus(trigger), find: (id: string) => document.getElementById(id) };
}

test('the focus goes back to the button when it was in the menu, or nowhere', () => {
  const { trigger, returnTo, find } = begin('<div role="menu" data-closed><button id="item"></button></div>');
  expect(returnTo()).toBe(trigger.current);
  find('item')?.focus();
  expect(returnTo()).toBe(trigger.current);
});

test('a field that got the focus while the menu closed keeps it', () => {
  const { returnTo, find } = begin('<div role="menu" data-closed></div>');
  find('field')?.focus();
  expect(returnTo()).toBe(false);
});

test('a window that the menu opened has the focus, or will have it', () => {
  const { returnTo, find } = begin('<div role="dialog"><button id="inside"></button></div>');
  expect(returnTo()).toBe(false);
  find('inside')?.focus();
  expect(returnTo()).toBe(false);
});

test('a dialog around the menu does not prevent its button from getting the focus', () => {
  document.body.innerHTML = '<div role="dialog"><button id="trigger"></button></div>';
  const trigger = { current: document.querySelector<HTMLElement>('#trigger') };
  expect(returnFocus(trigger)()).toBe(trigger.current);
});
