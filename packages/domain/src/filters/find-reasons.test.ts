import type { FilterId, FilterMatch } from '@linnet/api';
import { expect, test } from 'vitest';
import { findReasons, type MuteFacts } from './find-reasons';
import { noReasons } from './mute-reason';

const settings: MuteFacts['settings'] = {
  muteWords: [],
  muteBotStatuses: false,
  muteSensitiveStatuses: false,
  hideFilteredStatuses: false,
  hideMutedPosts: false,
  hideMutedThreads: true,
  hideWordFilteredPosts: false,
};
const plain = { muted: false, threadMuted: false, sensitive: false };
const standing = { muting: false, blocking: false };

interface Given extends Partial<Omit<MuteFacts, 'settings' | 'words'>> {
  set?: Partial<MuteFacts['settings']>;
  text?: string;
}

function found({ set = {}, text = '', ...facts }: Given) {
  return findReasons({
    status: plain,
    isBot: false,
    relation: standing,
    matches: [],
    now: 1000,
    words: () => text,
    ...facts,
    settings: { ...settings, ...set },
  });
}

const match = (changes: Partial<FilterMatch['filter']> = {}): FilterMatch => ({
  filter: {
    id: '1' as FilterId,
    title: 'News',
    contexts: ['home'],
    expiresAt: null,
    action: 'warn',
    ...changes,
  },
  keywords: [],
  statusIds: [],
});

test('of an ordinary status there is always the same nothing', () => {
  expect(found({})).toBe(noReasons);
  expect(found({ relation: undefined, text: 'a song' })).toBe(noReasons);
});

test('does not read the text while there are no words to look for', () => {
  expect(
    findReasons({
      status: plain,
      isBot: false,
      relation: standing,
      matches: [],
      now: 0,
      settings,
      words: () => {
        throw new Error('read');
      },
    }),
  ).toBe(noReasons);
});

test('finds muted words as parts of words and in any case, and names them as they were written [2.3.021]', () => {
  const set = { muteWords: ['FROST', 'election', 'rain'] };
  expect(found({ set, text: 'Weather\nFirst defrosting, then raıns of Rain' })).toEqual([
    { kind: 'words', hides: false, words: ['FROST', 'rain'] },
  ]);
  expect(found({ set, text: 'a mild day' })).toBe(noReasons);
});

test('a muted author, as the relationship says, and as the status says where there is none', () => {
  const muted = [{ kind: 'user', hides: false }];
  expect(found({ relation: { ...standing, muting: true } })).toEqual(muted);
  expect(found({ relation: undefined, status: { ...plain, muted: true } })).toEqual(muted);
  expect(found({ status: { ...plain, muted: true } })).toBe(noReasons);
});

test('a muted conversation does not make its author a muted one', () => {
  const status = { ...plain, muted: true, threadMuted: true };
  expect(found({ relation: undefined, status })).toEqual([{ kind: 'thread', hides: true }]);
});

test('bots and sensitive statuses as the settings say', () => {
  const status = { ...plain, sensitive: true };
  expect(found({ isBot: true, status })).toBe(noReasons);
  expect(found({ isBot: true, set: { muteBotStatuses: true } })).toEqual([{ kind: 'bot', hides: false }]);
  expect(found({ status, set: { muteSensitiveStatuses: true } })).toEqual([
    { kind: 'sensitive', hides: false },
  ]);
});

test('a filter of the server counts until its time is over', () => {
  expect(found({ matches: [match()] })).toMatchObject([{ kind: 'filter', title: 'News', hides: false }]);
  expect(found({ matches: [match({ action: 'hide' })] })).toMatchObject([{ hides: true }]);
  const ended = match({ expiresAt: new Date(500).toISOString() });
  const running = match({ expiresAt: new Date(1500).toISOString() });
  expect(found({ matches: [ended] })).toBe(noReasons);
  expect(found({ matches: [running] })).toHaveLength(1);
});

const hiding = [
  ['hideMutedPosts', { relation: { muting: true, blocking: false } }],
  ['hideMutedThreads', { status: { ...plain, threadMuted: true } }],
  ['hideWordFilteredPosts', { text: 'frost', set: { muteWords: ['frost'] } }],
  ['hideFilteredStatuses', { matches: [match()] }],
  ['hideFilteredStatuses', { relation: { muting: true, blocking: false } }],
  ['hideFilteredStatuses', { isBot: true, set: { muteBotStatuses: true } }],
  ['hideFilteredStatuses', { text: 'frost', set: { muteWords: ['frost'] } }],
] as const;

test.each(hiding)('%s leaves no trace of %j', (key, given: Given) => {
  expect(found({ ...given, set: { ...given.set, [key]: true } })).toMatchObject([{ hides: true }]);
  expect(found({ ...given, set: { ...given.set, hideMutedThreads: false } })).toMatchObject([
    { hides: false },
  ]);
});

test('what only blurs is not hidden with the rest', () => {
  const matches = [match({ action: 'blur' })];
  expect(found({ matches, set: { hideFilteredStatuses: true } })).toMatchObject([{ hides: false }]);
});
