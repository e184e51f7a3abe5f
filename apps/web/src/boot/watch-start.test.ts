import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchStart } from './watch-start';

let watch: ReturnType<typeof watchStart>;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML =
    '<div id="linnet-failed" hidden></div><script type="text/plain" id="main"></script><img id="picture">';
  watch = watchStart(window);
});
afterEach(() => {
  watch.markRendered();
  vi.useRealTimers();
});

function isTold(): boolean {
  return document.getElementById('linnet-failed')?.hidden === false;
}

test('shows the notice when a script fails to load', () => {
  document.getElementById('main')?.dispatchEvent(new Event('error'));
  expect(isTold()).toBe(true);
});

test('shows no notice when a picture fails to load', () => {
  document.getElementById('picture')?.dispatchEvent(new Event('error'));
  expect(isTold()).toBe(false);
});

test('shows the notice after two minutes of waiting', () => {
  vi.advanceTimersByTime(119_000);
  expect(isTold()).toBe(false);
  vi.advanceTimersByTime(2_000);
  expect(isTold()).toBe(true);
});

test('hides the notice when the application appears after all, and shows none from then on', () => {
  watch.showStartError();
  watch.markRendered();
  document.getElementById('main')?.dispatchEvent(new Event('error'));
  vi.advanceTimersByTime(200_000);
  expect(isTold()).toBe(false);
});
