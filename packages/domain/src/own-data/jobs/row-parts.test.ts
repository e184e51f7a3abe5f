import { expect, test } from 'vitest';
import { memoryTexts } from '../../testing/memory-storage';
import { createRowParts } from './row-parts';

function begin(hasRoom: (name: string) => boolean = () => true) {
  const stored = new Map<string, string>();
  const texts = memoryTexts(stored);
  const storage = {
    ...texts,
    write: async (name: string, text: string) => hasRoom(name) && texts.write(name, text),
  };
  const read = ({ n }: Readonly<Record<string, unknown>>) => (typeof n === 'number' ? { n } : null);
  return { stored, rows: createRowParts({ storage, name: 'job entries', read }) };
}

const upTo = (count: number, from = 0) => Array.from({ length: count - from }, (_, at) => ({ n: from + at }));

test('rows are stored in several short texts and read as they were', async () => {
  const { stored, rows } = begin();
  expect(await rows.read()).toBeNull();
  expect(await rows.write(upTo(2500))).toBe(true);
  expect(await rows.read()).toEqual(upTo(2500));
  expect(Math.max(...[...stored.values()].map((text) => text.length))).toBeLessThan(20_000);
  expect(await rows.write(upTo(3))).toBe(true);
  expect(await rows.read()).toEqual(upTo(3));
  expect(stored.size).toBe(2);
});

test('rows are added behind those that are to be kept, over the end of a text', async () => {
  const { rows } = begin();
  await rows.append(0, upTo(990));
  await rows.append(990, upTo(1010, 990));
  expect(await rows.read()).toEqual(upTo(1010));
  // After a crash the last ones come again.
  await rows.append(990, upTo(1020, 990));
  expect(await rows.read()).toEqual(upTo(1020));
  await rows.append(2, [{ n: 7 }]);
  expect(await rows.read()).toEqual([{ n: 0 }, { n: 1 }, { n: 7 }]);
});

test('rows that are only half written are not read: there are the earlier ones', async () => {
  let isFull = false;
  const { rows } = begin((name) => !isFull || !name.endsWith(' 1'));
  await rows.write(upTo(1500));
  isFull = true;
  expect(await rows.append(1500, upTo(1600, 1500))).toBe(false);
  expect(await rows.read()).toHaveLength(1500);
});

test('what the browser has removed is missed', async () => {
  const { stored, rows } = begin();
  await rows.write(upTo(1500));
  for (const name of stored.keys()) if (name.endsWith(' 1')) stored.delete(name);
  expect(await rows.read()).toBeNull();
});
