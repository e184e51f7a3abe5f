import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lonePage, watchedPage } from '../testing/browser-pages';
import { memoryStorage } from '../testing/memory-storage';
import { createAccounts } from '../accounts/accounts';
import type { RecordStorage } from '../kernel/environment';
import { temporaryChange } from './temporary-change';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function visit(storage: RecordStorage = memoryStorage()) {
  const log = vi.fn<(level: string, what: string) => void>();
  const { accounts, settings } = createAccounts({
    baseUrl: 'https://nest.example',
    origin: 'https://nest.example',
    fetch: () => Promise.reject(new TypeError('no network')),
    openSocket: () => {
      throw new DOMException('No sockets here.', 'SecurityError');
    },
    storage,
    parseHtml: () => {
      throw new Error('Nothing has to be parsed here.');
    },
    now: () => Date.now(),
    newKey: () => 'key',
    log,
    forWriting: () => Promise.resolve(lonePage()),
    forLive: () => Promise.resolve(watchedPage()),
  }).shown.get();
  return {
    accounts,
    settings,
    own: () => settings.own.get(),
    change: temporaryChange(accounts.shown.get()),
    log,
  };
}

test('what makes a page unusable goes back after ten seconds [1.4.020, 1.9.007, 3.4.017]', async () => {
  const { change, settings, own } = visit();
  settings.write('textSize', '16px');
  expect(change.attempt({ textSize: '40px', contentColumnWidth: '10rem' })).toBe(true);
  expect(own()).toEqual({ textSize: '40px', contentColumnWidth: '10rem' });
  await vi.advanceTimersByTimeAsync(9_999);
  expect(own()).toMatchObject({ textSize: '40px' });
  await vi.advanceTimersByTimeAsync(1);
  expect(own()).toEqual({ textSize: '16px' });
  expect(change.pending.get()).toBeNull();
});

test('what was not confirmed goes back when the person leaves, and is nothing of the next one', async () => {
  const { change, accounts, own } = visit();
  change.attempt({ textSize: '40px' });
  await accounts.signOut();
  expect(own()).toEqual({});
  expect(change.pending.get()).toBeNull();
  change.confirm();
  expect(own()).toEqual({});
});

test('what is confirmed stays, and what is not wanted goes back at once [1.4.020]', async () => {
  const { change, own } = visit();
  change.attempt({ textSize: '20px' });
  change.confirm();
  change.attempt({ navbarSize: '9rem' });
  change.revert();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(own()).toEqual({ textSize: '20px' });
});

test('what is confirmed stays, though a tab that was opened meanwhile has put it back', () => {
  const storage = memoryStorage();
  const { change, settings, own } = visit(storage);
  change.attempt({ textSize: '20px' });
  const other = visit(storage);
  expect(other.own()).toEqual({});
  // What the other tab did is heard here.
  settings.write('textSize', undefined);
  change.confirm();
  expect(own()).toEqual({ textSize: '20px' });
});

test('one at a time: a second change is not made, and is told of in the log [3.4.018]', () => {
  const { change, own, log } = visit();
  change.attempt({ textSize: '20px' });
  expect(change.attempt({ navbarSize: '9rem' })).toBe(false);
  expect(own()).toEqual({ textSize: '20px' });
  expect(log).toHaveBeenCalledWith('warn', expect.stringContaining('one change'), expect.anything());
});

test('letters of the same value are one change, and the clock begins anew with each', async () => {
  const { change, own } = visit();
  change.attempt({ textSize: '20px' });
  await vi.advanceTimersByTimeAsync(6000);
  expect(change.attempt({ textSize: '30px' })).toBe(true);
  await vi.advanceTimersByTimeAsync(6000);
  expect(own()).toEqual({ textSize: '30px' });
  await vi.advanceTimersByTimeAsync(4000);
  expect(own()).toEqual({});
});

test('a page that is loaded again within that time has the old value', () => {
  const storage = memoryStorage();
  const { change, settings } = visit(storage);
  settings.write('maxThumbnails', null);
  change.attempt({ textSize: '40px', maxThumbnails: 3 });
  expect(visit(storage).own()).toEqual({ maxThumbnails: null });
});
