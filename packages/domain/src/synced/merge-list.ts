import { type Entries, namedIn, ownOf, setEntry, valueOf } from '../settings/entries';
import { sortedBy, isSame } from '../settings/setting-entries';
import { type JournalEntry, pathOf } from './fe-record';
import type { MergeInput, MergedPlace } from './merge-simple';

const ADD = 'addToCollection';
const REMOVE = 'removeFromCollection';
/**
 * Names of a new order in the journal. The second is written, as no merging code acts on it; the order is that of the
 * values.
 */
const ORDERS = ['reorderCollection', 'arrangeCollection'];

/**
 * A time before all other entries, the same on every device, so that no merging code takes it for the start of the
 * journal.
 */
const EARLIEST_TIME = 1;

/** Merges a list: each word by itself, and their order as one value. */
export function mergeList(input: MergeInput): MergedPlace {
  const { place, record } = input;
  const { name, setting, key } = place;
  const path = pathOf(place);
  const journal = record.journal.filter((entry) => entry.path === path);
  const given = record.collections[name];
  const stored = setting.read(given) ?? setting.default;
  const words: readonly string[] = Array.isArray(stored) ? stored : [];
  const learned = mergeOrder(mergeWords(input, words, journal), { key, words, journal });

  const named = namedIn(learned, key);
  const off = named.filter(([, entry]) => valueOf(entry) !== true).map(([word]) => word);
  const missing = named
    .filter(([word, entry]) => valueOf(entry) === true && !words.includes(word))
    .toSorted(([, one], [, other]) => one.at - other.at);
  const removed = words.filter((word) => off.includes(word));
  const members = [...words.filter((word) => !off.includes(word)), ...missing.map(([word]) => word)];

  const touched = [...removed, ...missing.map(([word]) => word)];
  const kept = record.journal.filter((entry) => entry.path !== path || !touched.includes(wordOf(entry)));
  const entries = [
    ...removed.map((word) =>
      entryOf({ path, operation: REMOVE, word, timestamp: afterAdding(journal, word) }),
    ),
    ...missing.map(([word, { at }]) => entryOf({ path, operation: ADD, word, timestamp: at })),
  ];
  const order = ownOf(learned, key);
  const result = sortedBy(members, order === undefined ? undefined : valueOf(order));
  const isUnchanged = isSame(result, words) && (given === undefined || Array.isArray(given));
  const collections = isUnchanged ? record.collections : { ...record.collections, [name]: result };
  return { entries: learned, record: { ...record, collections, journal: [...kept, ...entries] } };
}

/**
 * The time of a removal: right after the addition that it removes, and no later. When merging, a removal drops all
 * entries before it, including those that another client has not sent yet.
 */
function afterAdding(journal: readonly JournalEntry[], word: string): number {
  const added = journal.filter((entry) => entry.operation === ADD && wordOf(entry) === word);
  return Math.max(EARLIEST_TIME, ...added.map(({ timestamp }) => timestamp + 1));
}

/**
 * Takes over entries of the record that are later than ours, and keeps words that were lost from the record without a
 * removal.
 */
function mergeWords(
  { place: { key, kind, name, setting }, entries, known, now }: MergeInput,
  words: readonly string[],
  journal: readonly JournalEntry[],
): Entries {
  const removals = journal.filter(({ operation }) => operation === REMOVE);
  let learned = entries;
  const learn = (word: string, at: number, on: boolean): void => {
    learned = { ...learned, [`${key}/${word}`]: { at, value: String(on) } };
  };

  for (const [word, { at, value }] of namedIn(entries, key)) {
    const last = lastAbout(journal, word);
    const lastRemoval = Math.max(0, ...removals.map(({ timestamp }) => timestamp));
    if (last !== undefined && last.timestamp > at) learn(word, last.timestamp, last.operation === ADD);
    // The word may have been added again and that entry dropped: it stays, as one too many is better than one lost.
    else if (value === 'false' && words.includes(word) && lastRemoval > at) learn(word, lastRemoval, true);
  }

  const before = known === null ? [] : (setting.read(known[kind][name]) ?? []);
  const isKnown = (entry: JournalEntry) => known?.journal.some((one) => isSameEntry(one, entry)) === true;
  const isOurs = (entry: JournalEntry) => ownOf(learned, `${key}/${wordOf(entry)}`) !== undefined;
  const hasNewRemoval = removals.some((entry) => !isKnown(entry) && !isOurs(entry));
  for (const word of Array.isArray(before) && !hasNewRemoval ? before : []) {
    const path = `${key}/${String(word)}`;
    const isLost = !words.includes(word) && ownOf(learned, path) === undefined;
    if (isLost) learned = setEntry(learned, path, { at: now, value: true });
  }
  return learned;
}

interface Order {
  key: string;
  words: readonly string[];
  journal: readonly JournalEntry[];
}

function mergeOrder(entries: Entries, { key, words, journal }: Order): Entries {
  const mine = ownOf(entries, key);
  const last = Math.max(0, ...journal.filter(isOrder).map(({ timestamp }) => timestamp));
  if (mine === undefined || last <= mine.at) return entries;
  return { ...entries, [key]: { at: last, value: JSON.stringify(words) } };
}

const isOrder = ({ operation }: JournalEntry): boolean => ORDERS.includes(operation);

function lastAbout(journal: readonly JournalEntry[], word: string): JournalEntry | undefined {
  return journal
    .filter((entry) => [ADD, REMOVE].includes(entry.operation) && wordOf(entry) === word)
    .toSorted((one, other) => one.timestamp - other.timestamp)
    .at(-1);
}

function wordOf({ operation, args: [word] }: JournalEntry): string {
  return (operation === ADD || operation === REMOVE) && typeof word === 'string' ? word : '';
}

function isSameEntry(one: JournalEntry, other: JournalEntry): boolean {
  const isSameStep = one.path === other.path && one.operation === other.operation;
  return isSameStep && one.timestamp === other.timestamp && wordOf(one) === wordOf(other);
}

interface WordChange {
  path: string;
  operation: string;
  word: string;
  timestamp: number;
}

function entryOf({ path, operation, word, timestamp }: WordChange): JournalEntry {
  return { operation, path, args: [word], timestamp };
}
