import { rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { builtSeed } from './built-seed';

const MINUTE_MS = 60_000;
const EMPTY = { kind: 'empty', idForm: 'flake' } as const;
const THEN = Date.UTC(1999, 11, 31, 12) + process.pid;

test('a seeded file serves its moment and the minutes after it, not those before and not the next hour', () => {
  const first = builtSeed(EMPTY, THEN);
  expect(builtSeed(EMPTY, THEN)).toBe(first);
  expect(builtSeed(EMPTY, THEN + 5 * MINUTE_MS)).toBe(first);
  const others = [builtSeed(EMPTY, THEN - MINUTE_MS), builtSeed(EMPTY, THEN + 60 * MINUTE_MS)];
  expect(others).not.toContain(first);
  for (const file of [first, ...others]) rmSync(file, { force: true });
});
