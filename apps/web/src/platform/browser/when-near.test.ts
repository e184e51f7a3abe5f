import { afterEach, expect, test, vi } from 'vitest';
import { OPENERS, whenNear } from './when-near';

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
