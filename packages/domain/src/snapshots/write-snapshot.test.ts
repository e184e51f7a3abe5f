import { expect, test } from 'vitest';
import { memorySnapshots, memoryStorage } from '../testing/memory-storage';
import { notedTexts } from './snapshots';
import { writeSnapshot } from './write-snapshot';

test('a timeline and notifications that are stored at the same time both have their text', async () => {
  const texts = new Map<string, string>();
  const database = memorySnapshots(texts);
  const storage = memoryStorage();
  const writer = {
    environment: {
      storage,
      build: 'b',
      snapshots: {
        ...database,
        // A database finds out what it holds later than it is told what to keep.
        async removeOthers(names: readonly string[]) {
          await Promise.resolve();
          await database.removeOthers(names);
        },
      },
    },
    snapshots: {
      isOn: () => true,
      drops: { timeline: 0, notifications: 0 },
      names: { timeline: 'linnet-timeline alice', notifications: 'linnet-notifications alice' },
    },
  };
  const note = { statuses: [] };
  const written = await Promise.all([
    writeSnapshot(writer, 'notifications', { text: 'N', note }),
    writeSnapshot(writer, 'timeline', { text: 'T', note }),
  ]);
  expect(written).toEqual([true, true]);
  expect(notedTexts(storage)).toHaveLength(2);
  expect([...texts.keys()].toSorted()).toEqual(notedTexts(storage).toSorted());
});
