import { afterEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '../../testing/memory-storage';
import { openStorage } from '../storage/browser-storage';
import { navigate } from './navigate';
import { PageHistory } from './page-history';
import { ScrollMemory } from './scroll-memory';

const area = memoryStorage();
const pageHistory = new PageHistory(new ScrollMemory(openStorage(() => area)));

afterEach(() => vi.restoreAllMocks());

function scrolledTo(top: number): void {
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(top);
}

test('a link makes a new entry, and the scroll position of the one before is stored under its key', () => {
  const before = pageHistory.visit();
  scrolledTo(640);
  navigate('/notice/1');
  expect(pageHistory.visit()).toMatchObject({ arrival: 'link' });
  expect(pageHistory.visit().key).not.toBe(before.key);
  expect(pageHistory.scroll.position(before.key)).toEqual({ top: 640 });
});

test('refining the same screen keeps its entry', () => {
  const before = pageHistory.visit();
  navigate('/notice/1?tab=2', { replace: true });
  expect(pageHistory.visit()).toEqual(before);
});

test('going back is a return to the entry with its key', () => {
  const told = vi.fn<() => void>();
  const first = pageHistory.visit();
  navigate('/main/all');
  const unsubscribe = pageHistory.subscribe(told);
  scrolledTo(77);
  const second = pageHistory.visit();
  // What the browser does on Back: the entry is the old one again, and everybody is told.
  History.prototype.replaceState.call(history, { key: first.key }, '');
  dispatchEvent(new PopStateEvent('popstate', { state: { key: first.key } }));
  expect(pageHistory.visit()).toEqual({ key: first.key, arrival: 'return' });
  expect(pageHistory.scroll.position(second.key)).toEqual({ top: 77 });
  expect(told).toHaveBeenCalledTimes(1);
  unsubscribe();
});

test('a reload finds its entry and its scroll position again', () => {
  scrolledTo(1234);
  dispatchEvent(new Event('pagehide'));
  const { key } = pageHistory.visit();
  const reloaded = new PageHistory(new ScrollMemory(openStorage(() => area)));
  expect(reloaded.visit()).toEqual({ key, arrival: 'return' });
  expect(reloaded.scroll.position(key)).toEqual({ top: 1234 });
});

const left = { top: 4000, anchor: { id: '7', offset: 12 } };

/** A page that was loaded again far down, and shows nothing yet. */
function loadedAgain() {
  const stored = memoryStorage({ 'linnet-scroll': JSON.stringify({ here: left }) });
  const memory = () => new ScrollMemory(openStorage(() => stored));
  History.prototype.replaceState.call(history, { key: 'here' }, '');
  const pages = new PageHistory(memory());
  expect(pages.visit().key).toBe('here');
  return () => memory().position('here');
}

test('loading the page once more before anything is shown keeps the scroll position', () => {
  const kept = loadedAgain();
  dispatchEvent(new Event('pagehide'));
  expect(kept()).toEqual(left);
});

test('whoever has touched the page at its top is read there', () => {
  const kept = loadedAgain();
  dispatchEvent(new Event('wheel'));
  dispatchEvent(new Event('pagehide'));
  expect(kept()).toEqual({ top: 0 });
});
