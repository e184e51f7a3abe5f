import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ALL_KNOWN, type KnownDownTo, mergeKnown, NONE_KNOWN } from './merge';

interface Item {
  readonly id: string;
  readonly time: number;
}

/** What a server has, the newest first, and how many of it are known. */
interface Feed {
  readonly all: Item[];
  known: number | null;
}

function knownOf({ all, known }: Feed): KnownDownTo<Item> {
  if (known === null) return { items: [], downTo: NONE_KNOWN };
  const items = all.slice(0, known);
  return { items, downTo: known >= all.length ? ALL_KNOWN : (items.at(-1)?.time ?? NONE_KNOWN) };
}

const inOrder = (items: readonly Item[]): Item[] => items.toSorted((a, b) => b.time - a.time);
const feedCount = fc.integer({ min: 1, max: 4 });
const step = fc.record({ feed: fc.nat(3), kind: fc.constantFrom('page', 'page', 'live'), size: fc.nat(5) });

test('pages and live items of several lists in any order are one list, without gaps and with nothing twice', () => {
  const lengths = fc.array(fc.nat(30), { minLength: 4, maxLength: 4 });
  const property = fc.property(
    feedCount,
    lengths,
    fc.array(step, { maxLength: 60 }),
    (count, sizes, steps) => {
      let time = 0;
      const written: Item[] = [];
      const write = (feed: number): Item => {
        time += 1;
        const item = { id: `${feed} ${time}`, time };
        written.unshift(item);
        return item;
      };
      const feeds: Feed[] = Array.from({ length: count }, () => ({ all: [], known: null }));
      for (let round = 0; round < 30; round += 1)
        for (const [at, { all }] of feeds.entries()) if (round < (sizes[at] ?? 0)) all.unshift(write(at));

      for (const { feed: index, kind, size } of steps) {
        const at = index % count;
        const feed = feeds[at];
        if (feed === undefined) continue;
        if (kind === 'page') feed.known = Math.min(feed.all.length, (feed.known ?? 0) + size);
        else {
          feed.all.unshift(write(at));
          if (feed.known !== null) feed.known += 1;
        }
        const merged = mergeKnown(feeds.map(knownOf));
        expect(merged.items).toEqual(written.filter((item) => item.time >= merged.downTo));
      }
      for (const feed of feeds) feed.known = feed.all.length;
      // The same item may be known from several lists.
      const twice = [...feeds, ...feeds].map(knownOf);
      expect(mergeKnown(twice)).toEqual({ items: inOrder(written), downTo: ALL_KNOWN });
    },
  );
  fc.assert(property, { numRuns: 300 });
});

test('items of the same time have one order, whichever list is named first', () => {
  const [a, b] = [
    { id: 'a', time: 1 },
    { id: 'b', time: 1 },
  ];
  const lists = [[a], [b]].map((items) => ({ items, downTo: ALL_KNOWN }));
  expect(mergeKnown(lists).items).toEqual(mergeKnown(lists.toReversed()).items);
});
