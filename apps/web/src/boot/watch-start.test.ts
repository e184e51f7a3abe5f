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
  watch.appeared();
  vi.useRealTimers();
});

function isTold(): boolean {
  return document.getElementById('linnet-failed')?.hidden === false;
}

test('tells that a script did not load', () => {
  document.getElementById('main')?.dispatchEvent(new Event('error'));
  expect(isTold()).toBe(true);
});

test('says nothing about a picture', () => {
  document.getElementById('picture')?.dispatchEvent(new Event('error'));
  expect(isTold()).toBe(false);
});

test('tells after two minutes of waiting', () => {
  vi.advanceTimersByTime(119_000);
  expect(isTold()).toBe(false);
  vi.advanceTimersByTime(2_000);
  expect(isTold()).toBe(true);
});

test('takes it back when the application appears after all, and says nothing from then on', () => {
  watch.failed();
  watch.appeared();
  document.getElementById('main')?.dispatchEvent(new Event('error'));
  vi.advanceTimersByTime(200_000);
  expect(isTold()).toBe(false);
});
