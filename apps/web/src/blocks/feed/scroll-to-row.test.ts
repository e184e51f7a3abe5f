import { afterEach, expect, test, vi } from 'vitest';
import { scrollToRow } from './use-list-scroll';

afterEach(() => {
  vi.restoreAllMocks();
});

function fakeList() {
  const list = { getItemOffset: (index: number) => index * 120, scrollToIndex: vi.fn<() => void>() };
  const frame = document.createElement('div');
  vi.spyOn(frame, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 90, 600, 12_000));
  return { frame, list };
}

test('a row is scrolled to once, by the heights that are known: what the viewer scrolls afterwards stays', () => {
  const scroll = vi.spyOn(window, 'scrollBy').mockReturnValue();
  const { frame, list } = fakeList();
  scrollToRow({ frame, list, index: 10, offset: 40 });
  expect(scroll.mock.calls).toEqual([[{ top: 90 + 1200 - 40, behavior: 'instant' }]]);
  // The library's own would scroll again with each row that it measures.
  expect(list.scrollToIndex).not.toHaveBeenCalled();
});

test('a row that the list does not have is not scrolled to', () => {
  const scroll = vi.spyOn(window, 'scrollBy').mockReturnValue();
  scrollToRow({ ...fakeList(), index: -1, offset: 0 });
  expect(scroll).not.toHaveBeenCalled();
});
