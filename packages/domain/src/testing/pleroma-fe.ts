/**
 * A simulation of Pleroma-FE, used by the same person: it writes its whole record from memory without reading the
 * server's first, and merges the two only when it starts.
 */

interface JournalEntry {
  operation: string;
  path: string;
  args: unknown[];
  timestamp: number;
}

interface FeState {
  flagStorage: Record<string, number>;
  prefsStorage: {
    _journal: JournalEntry[];
    simple: Record<string, unknown>;
    collections: Record<string, string[]>;
  };
}

/** Its record in the settings store. */
export interface FeCache extends FeState {
  _user: string;
  _timestamp: number;
  _version: number;
}

/** The lists in its record. */
export type FePinList = 'pinnedNavItems' | 'pinnedStatusActions';
/** The switches in its record. */
export type FeSwitch = 'collapseNav' | 'dontShowUpdateNotifs';

const initialState = (): FeState => ({
  flagStorage: { updateCounter: 0, reset: 0 },
  prefsStorage: {
    _journal: [],
    simple: { dontShowUpdateNotifs: false, collapseNav: false },
    collections: {
      pinnedStatusActions: ['reply', 'retweet', 'favorite', 'emoji'],
      pinnedNavItems: ['home', 'dms', 'chats'],
    },
  },
});

const copy = <T>(value: T): T => structuredClone(value);
const byTime = (one: JournalEntry, other: JournalEntry): number => one.timestamp - other.timestamp;

export function createPleromaFe(user: string, now: () => number) {
  let cache: FeCache | null = null;
  let state = initialState();
  let isDirty = false;
  /** Pins lost in a merge although nobody removed them: merging drops journal entries from before a removal. */
  const lostPins = new Set<string>();

  const pins = (list: FePinList = 'pinnedNavItems') => state.prefsStorage.collections[list] ?? [];

  function change(
    list: FePinList,
    operation: string,
    { name, words: entries }: { name: string; words: string[] },
  ): void {
    state.prefsStorage.collections[list] = entries;
    const path = `collections.${list}`;
    state.prefsStorage._journal.push({ operation, path, args: [name], timestamp: now() });
    isDirty = true;
  }

  /** The record that it sends. */
  function record(): FeCache {
    state.prefsStorage._journal = mergeJournals(state.prefsStorage._journal);
    cache = copy({ ...state, _user: user, _timestamp: now(), _version: 1 });
    return copy(cache);
  }

  return {
    pins,
    forgotten: lostPins,
    flags: () => state.flagStorage,
    isOn: (name: FeSwitch) => state.prefsStorage.simple[name],
    isDirty: () => isDirty,
    pin(name: string, list: FePinList = 'pinnedNavItems') {
      const present = pins(list);
      if (!present.includes(name)) change(list, 'addToCollection', { name, words: [...present, name] });
    },
    unpin(name: string, list: FePinList = 'pinnedNavItems') {
      const present = pins(list);
      const others = present.filter((one) => one !== name);
      if (present.includes(name)) change(list, 'removeFromCollection', { name, words: others });
    },
    toFront(name: string, list: FePinList = 'pinnedNavItems') {
      const present = pins(list);
      const others = present.filter((one) => one !== name);
      if (present.includes(name)) change(list, 'arrangeCollection', { name, words: [name, ...others] });
    },
    raise(flag: string, count: number) {
      state.flagStorage[flag] = Math.max(state.flagStorage[flag] ?? 0, count);
      isDirty = true;
    },
    turn(name: FeSwitch, value: boolean) {
      state.prefsStorage.simple[name] = value;
      const path = `simple.${name}`;
      state.prefsStorage._journal.push({ operation: 'set', path, args: [value], timestamp: now() });
      isDirty = true;
    },
    record,
    sent() {
      isDirty = false;
    },
    /** Loads its page: merges its cached record with the server's. */
    start(live: FeCache | undefined) {
      const before = [...pins(), ...pins('pinnedStatusActions')];
      const merged = merge(cache, live ?? null);
      isDirty = merged.isDirty;
      state = copy({ flagStorage: merged.flagStorage, prefsStorage: merged.prefsStorage });
      const journal = [...(cache?.prefsStorage._journal ?? []), ...(live?.prefsStorage._journal ?? [])];
      for (const name of before) {
        const isRemoved = journal.some(
          ({ operation, args }) => operation === 'removeFromCollection' && args[0] === name,
        );
        const isThere = pins().includes(name) || pins('pinnedStatusActions').includes(name);
        if (!isThere && !isRemoved) lostPins.add(name);
      }
      cache = copy({ ...state, _user: user, _timestamp: live?._timestamp ?? now(), _version: 1 });
    },
  };
}

function merge(cache: FeCache | null, live: FeCache | null): FeState & { isDirty: boolean } {
  if (cache === null || live === null)
    return { ...copy(cache ?? live ?? initialState()), isDirty: live === null };
  const [recent, stale] = cache._timestamp > live._timestamp ? [cache, live] : [live, cache];
  const contents = ({ flagStorage, prefsStorage }: FeState) => JSON.stringify({ flagStorage, prefsStorage });
  if (contents(recent) === contents(stale)) return { ...copy(recent), isDirty: false };
  const names = [...Object.keys(recent.flagStorage), ...Object.keys(stale.flagStorage)];
  const flags = names.map((name) => [
    name,
    Math.max(recent.flagStorage[name] ?? 0, stale.flagStorage[name] ?? 0),
  ]);
  return {
    flagStorage: Object.fromEntries(flags),
    prefsStorage: replay(recent, mergeJournals(stale.prefsStorage._journal, recent.prefsStorage._journal)),
    isDirty: true,
  };
}

function mergeJournals(...journals: JournalEntry[][]): JournalEntry[] {
  const all = journals.flat();
  const paths = [...new Set(all.map(({ path }) => path))];
  return paths
    .flatMap((path) => trim(path, all.filter((entry) => entry.path === path).toSorted(byTime)))
    .toSorted(byTime);
}

function trim(path: string, entries: JournalEntry[]): JournalEntry[] {
  if (path.startsWith('simple')) return entries.slice(-1);
  const lastRemoval = entries.findLastIndex(({ operation }) => operation === 'removeFromCollection');
  const rest = lastRemoval > 0 ? entries.slice(lastRemoval) : entries;
  return rest.filter((entry, at) => {
    const isAgain = (other: JournalEntry) =>
      other.operation === 'addToCollection' && other.args[0] === entry.args[0];
    return entry.operation !== 'addToCollection' || !rest.slice(0, at).some(isAgain);
  });
}

function replay(recent: FeState, journal: JournalEntry[]): FeState['prefsStorage'] {
  const { simple, collections } = copy(recent.prefsStorage);
  for (const { path, operation, args } of journal) {
    const [kind, name = ''] = path.split('.');
    const words = collections[name] ?? [];
    const word = String(args[0]);
    if (operation === 'set' && kind === 'simple') simple[name] = args[0];
    if (operation === 'addToCollection') collections[name] = [...new Set([...words, word])];
    if (operation === 'removeFromCollection') collections[name] = words.filter((one) => one !== word);
    // Pleroma-FE ignores `arrangeCollection`: it reads that operation under another name.
  }
  return { simple, collections, _journal: journal };
}
