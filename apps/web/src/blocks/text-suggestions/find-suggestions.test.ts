import { ApiError } from '@linnet/api';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findSuggestions } from './suggester';
import type { Suggestion, SuggestionSource } from './suggestion-sources';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const tag = (name: string): Suggestion => ({ kind: 'hashtag', id: name, replacement: `#${name}` });

function searched(search: SuggestionSource['search']) {
  const source = {
    searchDelayMs: 300,
    immediate: (query: string) => [tag(`${query}-known`)],
    search: vi.fn<SuggestionSource['search']>(search),
  };
  const told: string[][] = [];
  const begin = (query: string) =>
    findSuggestions({ source, query, shown: [], onFound: (found) => told.push(found.map(({ id }) => id)) });
  return { source, told, begin };
}

test('what is known is told at once, and what the search finds after a pause [2.5.027]', async () => {
  const { source, told, begin } = searched(async (query) => [tag(`${query}-found`)]);
  begin('ga');
  expect(told).toEqual([['ga-known']]);
  await vi.advanceTimersByTimeAsync(299);
  expect(source.search).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(told).toEqual([['ga-known'], ['ga-found']]);
});

test('letters in one go cause one search, and an answer that comes too late is not taken', async () => {
  const answers: ((found: Suggestion[]) => void)[] = [];
  const { source, told, begin } = searched(() => new Promise((resolve) => answers.push(resolve)));
  begin('g')();
  const end = begin('ga');
  await vi.advanceTimersByTimeAsync(300);
  expect(source.search.mock.calls.map(([query]) => query)).toEqual(['ga']);
  end();
  expect(source.search.mock.calls[0]?.[1].aborted).toBe(true);
  answers[0]?.([tag('late')]);
  await vi.advanceTimersByTimeAsync(1);
  expect(told).toEqual([['g-known'], ['ga-known']]);
});

test('a search that fails leaves what is known, and is logged', async () => {
  const logged = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  const { told, begin } = searched(() => Promise.reject(new ApiError({ kind: 'offline', timedOut: false })));
  begin('ga');
  await vi.advanceTimersByTimeAsync(300);
  expect(told).toEqual([['ga-known']]);
  expect(logged).toHaveBeenCalledTimes(1);
  logged.mockRestore();
});
