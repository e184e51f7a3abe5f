import { createCell, type Cell } from '../kernel/cell';
import { type Client, perClient } from '../client/client';
import { readJsonRecord } from '../kernel/json-record';

const MAX_SEARCHES = 10;
/** Longer texts are not stored. */
const MAX_LENGTH = 300;

/** The recent searches of a signed-in viewer on this device, the latest first. Those of visitors are not stored. */
export interface RecentSearches {
  texts: Pick<Cell<readonly string[]>, 'get' | 'subscribe'>;
  add(text: string): void;
  remove(text: string): void;
  removeAll(): void;
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
    return searches.filter((text) => typeof text === 'string').slice(0, MAX_SEARCHES);
  }

  function write(next: readonly string[]): void {
    if (name === null) return;
    texts.set(next);
    if (next.length === 0) storage.remove(name);
    // If storage is full, the searches last until the page is closed.
    else storage.write(name, JSON.stringify({ searches: next }));
  }

  const without = (text: string): readonly string[] =>
    // Read again, as another tab may have added some.
    read().filter((other) => other.toLowerCase() !== text.toLowerCase());

  return {
    texts,
    add(text) {
      if (text !== '' && text.length <= MAX_LENGTH) write([text, ...without(text)].slice(0, MAX_SEARCHES));
    },
    remove: (text) => write(without(text)),
    removeAll: () => write([]),
  };
}
