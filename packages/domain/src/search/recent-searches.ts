import { createCell, type Cell } from '../kernel/cell';
import { type Client, perClient } from '../client/client';
import { readJsonRecord } from '../kernel/json-record';

/** Searches that are kept. */
const MOST = 10;
/** Longer texts are not stored. */
const LONGEST = 300;

/** The recent searches of a signed-in viewer on this device, the latest first. Those of visitors are not stored. */
export interface RecentSearches {
  texts: Pick<Cell<readonly string[]>, 'get' | 'subscribe'>;
  add(text: string): void;
  forget(text: string): void;
  forgetAll(): void;
}

/** The viewer's recent searches. */
export const recentSearchesOf = perClient(createRecentSearches);

function createRecentSearches({
  environment: { storage },
  records,
}: Pick<Client, 'environment' | 'records'>): RecentSearches {
  const name = records?.name('searches') ?? null;
  const texts = createCell(read());

  function read(): readonly string[] {
    if (name === null) return [];
    const { searches } = readJsonRecord(storage.read(name));
    if (!Array.isArray(searches)) return [];
    return searches.filter((text) => typeof text === 'string').slice(0, MOST);
  }

  function write(next: readonly string[]): void {
    if (name === null) return;
    texts.set(next);
    if (next.length === 0) storage.remove(name);
    // If storage is full, they stay for this visit.
    else storage.write(name, JSON.stringify({ searches: next }));
  }

  const without = (text: string): readonly string[] =>
    // Read again, as another tab may have added some.
    read().filter((other) => other.toLowerCase() !== text.toLowerCase());

  return {
    texts,
    add(text) {
      if (text !== '' && text.length <= LONGEST) write([text, ...without(text)].slice(0, MOST));
    },
    forget: (text) => write(without(text)),
    forgetAll: () => write([]),
  };
}
