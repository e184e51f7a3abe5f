import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { browserRetries, storeTestTime, readTestTime } from './test-time';

test('the time of a run is kept and read again; before the first there is none', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'test-time-'));
  const file = path.join(folder, 'cache', 'time.json');
  expect(await readTestTime(file)).toBeNull();
  await storeTestTime(22.04 * 60_000, file);
  expect(await readTestTime(file)).toMatchObject({
    minutes: 22,
    day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  });
  await rm(folder, { recursive: true });
});

test('the retries of browser tests are known', async () => {
  expect(await browserRetries()).toBeLessThanOrEqual(1);
});
