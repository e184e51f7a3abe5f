import type { FilterAction } from '@linnet/api';
import { expect, test } from 'vitest';
import type { MuteReason } from './mute-reason';
import type { FilterContext } from './filter-context';
import { filterResultOf } from './filter-result';

const user = { kind: 'user', hides: false } as const;
const filter = (action: FilterAction, title = 'News'): MuteReason => ({
  kind: 'filter',
  hides: action === 'hide',
  title,
  action,
  contexts: ['home', 'thread'],
});
const inPlace = (context: FilterContext, reasons: readonly MuteReason[], isRepeat = false) =>
  filterResultOf(reasons, { context, isRepeat }).kind;

test('a status that nothing speaks against is shown', () => {
  expect(inPlace('home', [])).toBe('shown');
});

test('what is muted is a line, and nothing at all where that is wished [2.2.069]', () => {
  expect(filterResultOf([user], { context: 'home', isRepeat: false })).toEqual({
    kind: 'placeholder',
    reasons: [user],
  });
  expect(inPlace('home', [{ ...user, hides: true }])).toBe('hidden');
  expect(inPlace('home', [user, { kind: 'words', hides: true, words: ['frost'] }])).toBe('hidden');
});

test('a filter counts in its contexts only', () => {
  expect(inPlace('home', [filter('warn')])).toBe('placeholder');
  expect(inPlace('thread', [filter('hide')])).toBe('hidden');
  expect(inPlace('public', [filter('warn'), filter('hide')])).toBe('shown');
  expect(inPlace('elsewhere', [filter('hide')])).toBe('shown');
});

test('a filter that blurs covers media, unless something else speaks against the whole status', () => {
  const both = [filter('blur', 'Spiders'), filter('blur', 'Needles')];
  expect(filterResultOf(both, { context: 'home', isRepeat: false })).toEqual({
    kind: 'blurred',
    titles: ['Spiders', 'Needles'],
  });
  expect(filterResultOf([filter('blur'), user], { context: 'home', isRepeat: false })).toEqual({
    kind: 'placeholder',
    reasons: [user],
  });
});

test('whoever opens a profile sees that account, but not the muted ones it repeats', () => {
  for (const kind of ['user', 'blocked', 'bot', 'sensitive'] as const) {
    expect(inPlace('account', [{ kind, hides: true }])).toBe('shown');
    expect(inPlace('account', [{ kind, hides: false }], true)).toBe('placeholder');
  }
  expect(inPlace('account', [{ kind: 'repeater', hides: true }], true)).toBe('shown');
  expect(inPlace('account', [{ kind: 'words', hides: false, words: ['frost'] }])).toBe('placeholder');
});

test('whoever opens a muted conversation sees it', () => {
  expect(inPlace('thread', [{ kind: 'thread', hides: true }])).toBe('shown');
  expect(inPlace('home', [{ kind: 'thread', hides: true }])).toBe('hidden');
});

test('blocked people leave no trace in the large timelines, and a line elsewhere', () => {
  const blocked = [{ kind: 'blocked', hides: false }] as const;
  expect(inPlace('home', blocked)).toBe('hidden');
  expect(inPlace('public', blocked)).toBe('hidden');
  expect(inPlace('thread', blocked)).toBe('placeholder');
});
