import type { AccountId, StatusId } from '@linnet/api';
import { parseWithParse5 } from '@linnet/richtext/parse5';
import { readRichText } from '@linnet/richtext';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { createCell } from '../kernel/cell';
import { createGraph } from '../graph/graph';
import { importStatus } from '../graph/import';
import { createSettings } from '../settings/settings';
import { composedStatus } from '../testing/composed-status';
import { relationTo } from '../testing/relation-to';
import { memoryStorage } from '../testing/memory-storage';
import type { FilterMatcher } from './filter-matcher';
import { noReasons } from './mute-reason';
import { createMuteReasons } from './mute-reasons';

const [one, two, wrapper] = ['1', '2', '3'] as StatusId[] as [StatusId, StatusId, StatusId];
const [wren, robin] = ['a1', 'a2'] as AccountId[] as [AccountId, AccountId];
const accountOf = (id: string) => ({ id, username: id, acct: id, url: `https://nest.example/users/${id}` });

const stranger = relationTo(robin);

/** `1` is by wren, `2` by robin, `3` is wren's repeat of `2`. The reader is nobody of them. */
function begin(own: AccountId | null = 'me' as AccountId) {
  const graph = createGraph();
  const settings = createSettings(memoryStorage(), () => {});
  const matcher = createCell<FilterMatcher | null>(null);
  const textOf = vi.fn<(row: { content: string }) => string>(
    ({ content }) => readRichText(content, { parse: parseWithParse5 }).plainText,
  );
  const mutes = createMuteReasons({ graph, settings, viewerId: () => own, matcher, textOf, now: () => 1000 });
  const bring = (id: StatusId, wire = {}) => importStatus(graph, composedStatus(id, wire));
  bring(one, { account: accountOf(wren), content: '<p>a <b>so</b>ng</p>' });
  bring(two, wireOf(two, robin));
  bring(wrapper, { account: accountOf(wren), reblog: wireOf(two, robin) });
  const changed = vi.fn<() => void>();
  mutes.changes.subscribe(changed);
  return { graph, settings, matcher, textOf, mutes, bring, changed };
}

function wireOf(id: StatusId, by: AccountId) {
  return {
    id,
    uri: `https://nest.example/objects/${id}`,
    url: `https://nest.example/notice/${id}`,
    account: accountOf(by),
    content: '<p>frost</p>',
    created_at: '2026-11-20T09:00:00.000Z',
    visibility: 'public',
  };
}

test('finds words across markup, and keeps the same array until something about the status changes', () => {
  const { settings, mutes, graph, textOf } = begin();
  expect(mutes.of(one)).toBe(noReasons);
  settings.set('muteWords', ['song']);
  const reasons = mutes.of(one);
  expect(reasons).toEqual([{ kind: 'words', hides: false, words: ['song'] }]);
  graph.statuses.change(one, (row) => ({ ...row, favourited: true }));
  expect(mutes.of(one)).toBe(reasons);
  settings.set('hideNsfw', false);
  expect(mutes.of(one)).toBe(reasons);
  expect(textOf).toHaveBeenCalledTimes(1);
  graph.statuses.change(one, (row) => ({ ...row, content: '<p>silence</p>' }));
  expect(mutes.of(one)).toBe(noReasons);
});

test('muting somebody puts off what they wrote and what they repeated, and tells of it', () => {
  const { graph, mutes, changed } = begin();
  graph.relationships.put(robin, stranger);
  expect(changed).not.toHaveBeenCalled();
  graph.relationships.put(robin, { ...stranger, muting: true });
  expect(changed).toHaveBeenCalledTimes(1);
  expect(mutes.of(two)).toEqual([{ kind: 'user', hides: false }]);
  expect(mutes.of(wrapper)).toBe(mutes.of(two));
  graph.relationships.put(wren, { ...stranger, id: wren, muting: true });
  expect(mutes.of(wrapper).map(({ kind }) => kind)).toEqual(['user', 'repeater']);
  expect(mutes.of(wrapper)).toBe(mutes.of(wrapper));
});

test('what is hidden is told to change when a conversation is muted, and not with each favourite', () => {
  const { graph, mutes, changed } = begin();
  expect(mutes.isHidden(two, 'home')).toBe(false);
  expect(mutes.isHidden(wrapper, 'home')).toBe(false);
  const lift = graph.statuses.overlay(two, (row) => ({ ...row, threadMuted: true }));
  expect(changed).toHaveBeenCalledTimes(1);
  expect(mutes.isHidden(two, 'home')).toBe(true);
  expect(mutes.isHidden(wrapper, 'home')).toBe(true);
  lift();
  expect(changed).toHaveBeenCalledTimes(2);
  expect(mutes.isHidden(two, 'home')).toBe(false);
  graph.statuses.change(two, (row) => ({ ...row, favouritesCount: 9 }));
  expect(changed).toHaveBeenCalledTimes(2);
});

test('a changed setting tells, and hides or brings back at once', () => {
  const { settings, mutes, changed } = begin();
  settings.set('muteWords', ['frost']);
  expect(mutes.isHidden(two, 'public')).toBe(false);
  settings.set('hideWordFilteredPosts', true);
  expect(changed).toHaveBeenCalledTimes(2);
  expect(mutes.isHidden(two, 'public')).toBe(true);
  settings.set('hideWordFilteredPosts', undefined);
  expect(mutes.isHidden(two, 'public')).toBe(false);
});

test('filters that are looked for here stand in for what the server said', () => {
  const { mutes, matcher, changed, bring } = begin();
  const filter = { id: 'f1', title: 'News', context: ['home'], filter_action: 'hide', expires_at: null };
  bring(one, { account: accountOf(wren), filtered: [{ filter, keyword_matches: ['song'] }] });
  expect(mutes.isHidden(one, 'home')).toBe(true);
  matcher.set(() => []);
  expect(changed).toHaveBeenCalled();
  expect(mutes.isHidden(one, 'home')).toBe(false);
});

test('own posts and own repeats are never muted, whatever is set and said of them', () => {
  fc.assert(
    fc.property(
      fc.record({
        words: fc.array(fc.constantFrom('frost', 'song', 'o')),
        flags: fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }),
        muting: fc.boolean(),
        blocking: fc.boolean(),
        muted: fc.boolean(),
        sensitive: fc.boolean(),
        place: fc.constantFrom('home', 'public', 'thread', 'account', 'notifications', 'elsewhere'),
      }),
      ({ words, flags, muting, blocking, muted, sensitive, place }) => {
        const { settings, graph, mutes } = begin(wren);
        const keys = [
          'muteBotStatuses',
          'muteSensitiveStatuses',
          'hideFilteredStatuses',
          'hideMutedPosts',
          'hideMutedThreads',
          'hideWordFilteredPosts',
        ] as const;
        settings.set('muteWords', words);
        for (const [index, key] of keys.entries()) settings.set(key, flags[index]);
        for (const id of [wren, robin]) graph.relationships.put(id, { ...stranger, id, muting, blocking });
        graph.accounts.change(wren, (row) => ({ ...row, bot: true }));
        for (const id of [one, two, wrapper])
          graph.statuses.change(id, (row) => ({ ...row, muted, threadMuted: muted, sensitive }));
        for (const id of [one, wrapper]) {
          expect(mutes.of(id)).toBe(noReasons);
          expect(mutes.isHidden(id, place)).toBe(false);
        }
      },
    ),
  );
});
