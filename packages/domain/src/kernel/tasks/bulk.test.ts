import type { ErrorReason } from '@linnet/api';
import { expect, test } from 'vitest';
import { type BulkRun, type BulkStepOutcome, createBulk, leftOf, runBulk } from './bulk';

const refused: ErrorReason = { kind: 'http', status: 403, text: 'no', identifier: null, body: null };
const offline: ErrorReason = { kind: 'offline', timedOut: false };
const untilNow: BulkRun = { stop: new AbortController().signal, onProgress: () => {} };

const outcomes = new Map<string, BulkStepOutcome>([
  ['done', { kind: 'done' }],
  ['already', { kind: 'already' }],
  ['changed', { kind: 'changed' }],
  ['refused', { kind: 'failed', reason: refused }],
  ['lost', { kind: 'unknown', reason: refused }],
  ['offline', { kind: 'failed', reason: offline }],
]);
const step = async (name: string): Promise<BulkStepOutcome> => outcomes.get(name) ?? { kind: 'done' };

test('each thing is told by what became of it, and what comes after a lost connection is not tried', async () => {
  const things = ['done', 'already', 'changed', 'refused', 'lost', 'offline', 'late'];
  const outcome = await runBulk(things, step, untilNow);
  expect(outcome).toEqual({
    done: ['done'],
    already: ['already'],
    changed: ['changed'],
    failures: [
      { thing: 'refused', reason: refused, isUnsure: false },
      { thing: 'lost', reason: refused, isUnsure: true },
      { thing: 'offline', reason: offline, isUnsure: false },
    ],
    untried: ['late'],
  });
  expect(leftOf(outcome)).toEqual(['refused', 'lost', 'offline', 'late']);
});

test('it stops after the one that is under way, and what is left can be tried again', async () => {
  const bulk = createBulk<string>();
  const tried: string[] = [];
  const shown: unknown[] = [];
  const steps = async (name: string): Promise<BulkStepOutcome> => {
    tried.push(name);
    if (tried.length === 2) bulk.stop();
    shown.push(bulk.state.get().progress);
    return { kind: 'done' };
  };
  const work = (things: readonly string[], run: BulkRun) => runBulk(things, steps, run);
  const outcome = await bulk.run(['a', 'b', 'c', 'd'], work);
  expect([outcome.done, outcome.untried]).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ]);
  expect(shown).toEqual([
    { done: 0, total: 4, isStopping: false },
    { done: 1, total: 4, isStopping: true },
  ]);
  expect(bulk.state.get()).toEqual({ progress: null, outcome });
  const ended = new Promise<void>((resolve) => {
    bulk.state.subscribe(() => bulk.state.get().outcome !== null && resolve());
  });
  bulk.retry();
  await ended;
  expect(tried).toEqual(['a', 'b', 'c', 'd']);
  expect(bulk.state.get().outcome?.untried).toEqual([]);
  bulk.dismiss();
  expect(bulk.state.get().outcome).toBeNull();
});
