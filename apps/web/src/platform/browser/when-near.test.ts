import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { onNearLink, OPENERS, whenNear } from './when-near';

afterEach(() => document.body.replaceChildren());

function begin() {
  document.body.innerHTML =
    '<p>A post.</p><button aria-haspopup="menu"><i>More</i></button><button>Favourite</button>';
  const callback = vi.fn<() => void>();
  return { callback, stop: whenNear(OPENERS, callback) };
}

const point = (at: string) =>
  document.querySelector(at)?.dispatchEvent(new Event('pointerover', { bubbles: true }));

test('pointing at what opens nothing loads nothing', () => {
  const { callback, stop } = begin();
  point('p');
  point('button:last-child');
  expect(callback).not.toHaveBeenCalled();
  stop();
});

test('pointing at a button that opens a menu calls back, once', () => {
  const { callback } = begin();
  point('i');
  point('i');
  expect(callback).toHaveBeenCalledTimes(1);
});

test('the focus of such a button calls back too', () => {
  const { callback } = begin();
  document.querySelector('button')?.dispatchEvent(new Event('focusin', { bubbles: true }));
  expect(callback).toHaveBeenCalledTimes(1);
});

test('a page that has left does not call back', () => {
  const { callback, stop } = begin();
  stop();
  point('i');
  expect(callback).not.toHaveBeenCalled();
});

function beginLinks() {
  document.body.innerHTML = `<a href="/bookmarks"><i>Bookmarks</i></a><a href="/lists">Lists</a>
    <a href="https://elsewhere.example/lists"><b>Elsewhere</b></a><p>A post.</p>`;
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const paths: string[] = [];
  onTestFinished(onNearLink((path) => paths.push(path)));
  return paths;
}

test('a link that the pointer rests on gives its path, one that it only passes does not', () => {
  const paths = beginLinks();
  point('i');
  vi.advanceTimersByTime(50);
  point('a:nth-of-type(2)');
  vi.advanceTimersByTime(100);
  expect(paths).toEqual(['/lists']);
  point('i');
  vi.advanceTimersByTime(50);
  point('p');
  vi.advanceTimersByTime(100);
  expect(paths).toEqual(['/lists']);
});

test('a touched link gives its path at once, one with the focus after a moment', () => {
  const paths = beginLinks();
  const send = (type: string, at: string) =>
    document.querySelector(at)?.dispatchEvent(new Event(type, { bubbles: true }));
  send('pointerdown', 'i');
  expect(paths).toEqual(['/bookmarks']);
  send('focusin', 'a:nth-of-type(2)');
  vi.advanceTimersByTime(100);
  expect(paths).toEqual(['/bookmarks', '/lists']);
});

test('a link to another site gives none', () => {
  const paths = beginLinks();
  point('b');
  vi.advanceTimersByTime(100);
  expect(paths).toEqual([]);
});
