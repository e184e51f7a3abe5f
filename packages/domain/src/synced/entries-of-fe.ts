import { type Entries, mergeEntries } from '../settings/entries';
import { type FeRecord, type JournalEntry, pathOf } from './fe-record';
import { places } from './synced-values';

const isInByOperation: Readonly<Record<string, boolean>> = {
  addToCollection: true,
  removeFromCollection: false,
};

/** The changes in a record that the server does not have yet. */
export function entriesOfFe(cache: FeRecord, live: FeRecord | null): Entries {
  const unsent = cache.journal.filter(({ timestamp }) => timestamp > (live?.timestamp ?? 0));
  return unsent.map(entryOf).reduce<Entries>(mergeEntries, {});
}

function entryOf({ operation, path, args: [given], timestamp: at }: JournalEntry): Entries {
  const place = places.find((one) => pathOf(one) === path);
  if (place === undefined) return {};
  if (operation === 'set' && given !== undefined)
    return { [place.key]: { at, value: JSON.stringify(given) } };
  const isIn = isInByOperation[operation];
  return isIn === undefined ? {} : { [`${place.key}/${String(given)}`]: { at, value: String(isIn) } };
}
