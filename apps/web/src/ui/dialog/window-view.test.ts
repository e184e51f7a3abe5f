import { afterEach, expect, test } from 'vitest';
import { isCovered } from './window-view';

afterEach(() => document.body.replaceChildren());

function windows(html: string): HTMLElement | null {
  document.body.innerHTML = html;
  return document.querySelector<HTMLElement>('#sheet');
}

test('a dialog that opened later covers it, a native one too', () => {
  expect(isCovered(windows('<div id="sheet" role="dialog"></div><div role="alertdialog"></div>'))).toBe(true);
  expect(isCovered(windows('<div id="sheet" role="dialog"></div><dialog open></dialog>'))).toBe(true);
});

test('neither what was there before, nor what is in it, nor what is not open lies over it', () => {
  const sheet = '<div id="sheet" role="dialog"><div role="dialog"></div></div>';
  expect(isCovered(windows(`<div role="dialog"></div>${sheet}<dialog></dialog>`))).toBe(false);
  expect(isCovered(null)).toBe(false);
});
