import { expect, test } from 'vitest';
import type { Entries } from '../settings/entries';
import { allSettings } from '../settings/list';
import { initialFlags, mergeFlags, resetFlags } from './fe-flags';
import { fePlaces, readFeRecord, writeFeRecord } from './fe-record';
import { mergeFeRecord, valueInFe } from './merge-fe-record';

const places = fePlaces(allSettings);
const user = 'alice@nest.example';

interface Raw {
  flags?: Record<string, unknown>;
  simple?: Record<string, unknown>;
  pins?: unknown;
  journal?: readonly unknown[];
  timestamp?: number;
}

/** The record as Pleroma-FE writes it. */
function raw({
  flags = {},
  simple = {},
  pins = ['home', 'dms', 'chats'],
  journal = [],
  timestamp = 100,
}: Raw = {}) {
  return {
    _user: user,
    _timestamp: timestamp,
    _version: 1,
    flagStorage: { updateCounter: 1, reset: 0, ...flags },
    prefsStorage: {
      _journal: journal,
      simple: { dontShowUpdateNotifs: false, collapseNav: false, ...simple },
      collections: { pinnedStatusActions: ['reply', 'retweet', 'favorite', 'emoji'], pinnedNavItems: pins },
    },
  };
}

interface Meeting {
  live?: unknown;
  known?: unknown;
  entries?: Entries;
  createdAt?: string;
}

function meet({ live, known, entries = {}, createdAt = '2024-01-01T00:00:00.000Z' }: Meeting) {
  const met = mergeFeRecord({
    live: readFeRecord(live),
    known: readFeRecord(known),
    entries,
    places,
    user,
    createdAt,
    now: 1000,
  });
  return { ...met, written: met.record === null ? null : writeFeRecord(met.record) };
}

const note = (operation: string, word: unknown, timestamp: number) => ({
  operation,
  path: operation === 'set' ? 'simple.collapseNav' : 'collections.pinnedNavItems',
  args: [word],
  timestamp,
});
const pinned = (word: string, at: number, on = true): Entries => ({
  [`pinnedNavItems/${word}`]: { at, value: String(on) },
});
const pinsIn = (met: ReturnType<typeof meet>) => met.record?.collections['pinnedNavItems'];

test('a record that says all that we know is left as it is, whatever else stands in it [3.4.022]', () => {
  const live = { ...raw(), ofTomorrow: 1 };
  const met = meet({ live });
  expect(met.isBehind).toBe(false);
  expect(met.written).toEqual(live);
});

test('nobody gets a record who needs none, and who needs one begins with the usual values [3.3.018, 3.3.019, 3.9.009]', () => {
  expect(meet({})).toMatchObject({ record: null, isBehind: false });
  expect(meet({ entries: pinned('public', 5) }).written).toEqual({
    _user: user,
    _timestamp: 1000,
    _version: 1,
    flagStorage: { updateCounter: 1, reset: 0 },
    prefsStorage: {
      _journal: [note('addToCollection', 'public', 5)],
      simple: { dontShowUpdateNotifs: false, collapseNav: false },
      collections: {
        pinnedNavItems: ['home', 'dms', 'chats', 'public'],
        pinnedStatusActions: ['reply', 'retweet', 'favorite', 'emoji'],
      },
    },
  });
});

test('only accounts from before August 2022 have an update to be told of [3.9.009]', () => {
  expect(initialFlags('2022-08-03T12:00:00.000Z')).toEqual({ updateCounter: 0, reset: 0 });
  expect(initialFlags('2022-08-05T12:00:00.000Z')).toEqual({ updateCounter: 1, reset: 0 });
});

test('where the server has no sound record, the one that this device knew is uploaded [3.4.021]', () => {
  const known = raw({ pins: ['home', 'twkn'] });
  for (const live of [undefined, 7, { ...raw(), _timestamp: 0 }, { ...raw(), _version: 'one' }]) {
    const met = meet({ live, known });
    expect(met.isBehind).toBe(true);
    expect(pinsIn(met)).toEqual(['home', 'twkn']);
  }
});

test('a change of ours is added to what stands there now, with its note [3.4.023]', () => {
  const live = raw({ pins: ['home', 'twkn'], journal: [note('addToCollection', 'twkn', 50)] });
  const { written, isBehind } = meet({
    live,
    entries: { ...pinned('public', 60), ...pinned('home', 70, false) },
  });
  expect(isBehind).toBe(true);
  expect(written).toEqual({
    ...raw({
      pins: ['twkn', 'public'],
      journal: [
        note('addToCollection', 'twkn', 50),
        // Dated before all: what is noted before a removal is cut off, sent or not.
        note('removeFromCollection', 'home', 1),
        note('addToCollection', 'public', 60),
      ],
    }),
    _timestamp: 1000,
  });
});

test('a pin that was written over without being read is put back; one that was taken out is not', () => {
  const entries = pinned('public', 60);
  expect(pinsIn(meet({ live: raw(), entries }))).toContain('public');
  const journal = [note('removeFromCollection', 'public', 80)];
  const taken = meet({ live: raw({ journal }), entries });
  expect(pinsIn(taken)).not.toContain('public');
  expect(taken.isBehind).toBe(false);
  expect(taken.entries['pinnedNavItems/public']).toEqual({ at: 80, value: 'false' });
});

test('of pins that nobody set with us, what was there and went without a word comes back', () => {
  const known = raw({ pins: ['home', 'twkn'] });
  expect(pinsIn(meet({ live: raw({ pins: ['home'], timestamp: 200 }), known }))).toEqual(['home', 'twkn']);
  const journal = [note('removeFromCollection', 'twkn', 150)];
  expect(pinsIn(meet({ live: raw({ pins: ['home'], journal, timestamp: 200 }), known }))).toEqual(['home']);
  // The note of the first of two removals is cut off.
  const two = [note('removeFromCollection', 'dms', 160)];
  expect(pinsIn(meet({ live: raw({ pins: ['home'], journal: two }), known }))).toEqual(['home']);
});

test.each(['reorderCollection', 'arrangeCollection'])('%s tells that the order is theirs', (operation) => {
  const entries: Entries = { pinnedNavItems: { at: 50, value: '["chats","dms","home"]' } };
  const later = raw({ pins: ['dms', 'home', 'chats'], journal: [note(operation, 'dms', 70)] });
  expect(meet({ live: later, entries })).toMatchObject({ isBehind: false });
  const earlier = raw({ pins: ['dms', 'home', 'chats'], journal: [note(operation, 'dms', 30)] });
  expect(pinsIn(meet({ live: earlier, entries }))).toEqual(['chats', 'dms', 'home']);
});

test('of a plain value the last change holds, and ours is noted', () => {
  const entries: Entries = { collapseNav: { at: 60, value: 'true' } };
  const earlier = meet({ live: raw({ journal: [note('set', false, 50)] }), entries });
  expect(earlier.record?.simple['collapseNav']).toBe(true);
  expect(earlier.record?.journal).toEqual([note('set', true, 60)]);
  const later = meet({ live: raw({ journal: [note('set', false, 70)] }), entries });
  expect(later).toMatchObject({ isBehind: false, entries: { collapseNav: { at: 70, value: 'false' } } });
});

test('values of another kind count as the usual ones [3.5.005]', () => {
  const live = raw({ simple: { collapseNav: 'yes' }, pins: 'home' });
  const [nav, pins] = ['collapseNav', 'pinnedNavItems'].map((key) =>
    places.find((place) => place.key === key),
  );
  if (nav === undefined || pins === undefined) throw new Error('Places are missing.');
  expect(valueInFe(readFeRecord(live), nav)).toBeUndefined();
  expect(valueInFe(readFeRecord(live), pins)).toBeUndefined();
  expect(pinsIn(meet({ live, entries: pinned('twkn', 5) }))).toEqual(['home', 'dms', 'chats', 'twkn']);
});

test('notes that lack something, or change what begins with an underscore, are dropped [3.5.006, 3.5.007]', () => {
  const sound = note('addToCollection', 'twkn', 50);
  const { path: _path, ...placeless } = sound;
  const { operation: _operation, ...idle } = sound;
  const { args: _args, ...empty } = sound;
  const { timestamp: _timestamp, ...timeless } = sound;
  const internal = { ...sound, path: '_journal' };
  const journal = [placeless, idle, empty, timeless, internal, 'a note', null, sound];
  expect(readFeRecord(raw({ journal }))?.journal).toEqual([sound]);
});

test('flags only rise, and unknown ones are kept [3.3.017, 3.4.023]', () => {
  const met = meet({
    live: raw({ flags: { updateCounter: 1, sung: 2 } }),
    known: raw({ flags: { updateCounter: 3 } }),
  });
  expect(met.record?.flags).toEqual({ updateCounter: 3, sung: 2, reset: 0 });
  expect(met.isBehind).toBe(true);
  expect(mergeFlags({ a: 1, b: 5 }, { a: 2 })).toEqual({ a: 2, b: 5 });
});

test.each([
  [0, { updateCounter: 4, sung: 2, reset: 0 }],
  [1, { updateCounter: 0, sung: 0, reset: 0 }],
  [999, { updateCounter: 0, sung: 0, reset: 0 }],
  [1000, { updateCounter: 4, reset: 0 }],
  [1001, { updateCounter: 0, reset: 0 }],
  [8999, { updateCounter: 0, sung: 0, reset: 0 }],
  [9000, { updateCounter: 4, sung: 2, reset: 0 }],
])('the command %i resets flags as it says, once [3.4.025]', (reset, flags) => {
  expect(resetFlags({ updateCounter: 4, sung: 2, reset })).toEqual(flags);
});

test('a command of the server holds over the flags that this device knew [3.4.025]', () => {
  const met = meet({ live: raw({ flags: { reset: 1001 } }), known: raw({ flags: { updateCounter: 7 } }) });
  expect(met.record?.flags).toEqual({ updateCounter: 0, reset: 0 });
});
