import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Entries, mergeEntries, newerIn, readEntries } from '../settings/entries';
import { allSettings } from '../settings/list';
import { valueIn, withValue } from '../settings/setting-entries';

const { muteWords, highlight, hideNsfw, notificationVisibility, navOrder } = allSettings;

const some = fc.dictionary(
  fc.constantFrom('a', 'b', 'c/x', 'c/y'),
  fc.record({ at: fc.integer({ min: 1, max: 5 }), value: fc.constantFrom('', 'true', '1', '"x"') }),
);

test('however often and in whatever order entries meet, the same comes out', () => {
  fc.assert(
    fc.property(some, some, some, (one, two, three) => {
      const there = mergeEntries(mergeEntries(one, two), three);
      expect(mergeEntries(three, mergeEntries(two, one))).toEqual(there);
      expect(mergeEntries(there, two)).toEqual(there);
    }),
  );
});

test('two devices each add a word, and both are there', () => {
  const before = withValue({}, { key: 'muteWords', setting: muteWords, value: ['rain'], at: 1 });
  const desk = withValue(before, { key: 'muteWords', setting: muteWords, value: ['rain', 'snow'], at: 2 });
  const phone = withValue(before, { key: 'muteWords', setting: muteWords, value: ['frost'], at: 3 });
  expect(valueIn(mergeEntries(desk, phone), 'muteWords', muteWords)).toEqual(['snow', 'frost']);
});

test('two devices each make a person stand out, and one takes a mark away', () => {
  const mark = (color: string) => ({ color, type: 'solid' });
  const set = (entries: Entries, value: object, at: number) =>
    withValue(entries, { key: 'highlight', setting: highlight, value, at });
  const before = set({}, { wren: mark('#ff0000') }, 1);
  const desk = set(before, { wren: mark('#ff0000'), 'carol@nest.example': mark('#00ff00') }, 2);
  const phone = set(before, { bob: mark('#0000ff') }, 3);
  expect(valueIn(mergeEntries(desk, phone), 'highlight', highlight)).toEqual({
    'carol@nest.example': mark('#00ff00'),
    bob: mark('#0000ff'),
  });
});

test('one kind of notification switched off here and another there are both off', () => {
  const all = notificationVisibility.default;
  const set = (value: object, at: number) =>
    withValue({}, { key: 'notificationVisibility', setting: notificationVisibility, value, at });
  const both = mergeEntries(set({ ...all, likes: false }, 1), set({ ...all, moves: false }, 2));
  expect(valueIn(both, 'notificationVisibility', notificationVisibility)).toEqual({
    ...all,
    likes: false,
    moves: false,
  });
});

test('the order is that of whoever set it last', () => {
  const set = (entries: Entries, value: readonly string[], at: number) =>
    withValue(entries, { key: 'navOrder', setting: navOrder, value, at });
  const before = set({}, ['home', 'dms', 'about'], 1);
  const both = mergeEntries(
    set(before, ['about', 'home', 'dms'], 2),
    set(before, ['dms', 'home', 'about'], 3),
  );
  expect(valueIn(both, 'navOrder', navOrder)).toEqual(['dms', 'home', 'about']);
});

test('going back to the default takes back what was chosen until then, and no later choice', () => {
  const set = (entries: Entries, value: unknown, at: number) =>
    withValue(entries, { key: 'muteWords', setting: muteWords, value, at });
  const reset = set(set({}, ['rain', 'snow'], 1), undefined, 5);
  expect(valueIn(reset, 'muteWords', muteWords)).toBeUndefined();
  expect(valueIn(set(reset, ['frost'], 6), 'muteWords', muteWords)).toEqual(['frost']);
});

test('a clock that is behind does not make a choice of no effect', () => {
  const before = withValue({}, { key: 'hideNsfw', setting: hideNsfw, value: true, at: 1000 });
  const after = withValue(before, { key: 'hideNsfw', setting: hideNsfw, value: false, at: 10 });
  expect(valueIn(mergeEntries(before, after), 'hideNsfw', hideNsfw)).toBe(false);
});

test('what is dated beyond all clocks is a value without a date: whatever is chosen after it holds', () => {
  const read = (at: number) => readEntries({ hideNsfw: { at, value: 'true' } });
  const chosen = withValue({}, { key: 'hideNsfw', setting: hideNsfw, value: false, at: 1000 });
  for (const at of [2 ** 53, 1e17, Infinity]) {
    expect(valueIn(read(at), 'hideNsfw', hideNsfw)).toBe(true);
    // One device chose before it read that, another afterwards; each reads it again from the server.
    const after = withValue(read(at), { key: 'hideNsfw', setting: hideNsfw, value: false, at: 1000 });
    for (const device of [mergeEntries(chosen, read(at)), mergeEntries(after, read(at))]) {
      expect(valueIn(device, 'hideNsfw', hideNsfw)).toBe(false);
      expect(newerIn(device, read(at))).toEqual(chosen);
    }
  }
  // A clock that is wrong by years is still a clock.
  const ahead = Date.parse('2199-01-01');
  expect(read(ahead)['hideNsfw']?.at).toBe(ahead);
});

test.each([
  ['no object', 7],
  ['no time', { a: { value: 'true' } }],
  ['a time before all', { a: { at: 0, value: 'true' } }],
  ['no text', { a: { at: 1, value: true } }],
  ['no JSON', { a: { at: 1, value: '{' } }],
  ['a place that nobody may set', { _journal: { at: 1, value: 'true' } }],
])('what a server says with %s is left out', (_, entries) => expect(readEntries(entries)).toEqual({}));
