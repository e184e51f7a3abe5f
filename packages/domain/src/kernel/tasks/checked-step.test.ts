import { ApiError, type ErrorReason } from '@linnet/api';
import { expect, test } from 'vitest';
import { type CheckedStep, runChecked } from './checked-step';

const lost: ErrorReason = { kind: 'offline', timedOut: true };
const refused: ErrorReason = { kind: 'http', status: 403, text: 'Not you', identifier: null, body: null };
const crashed: ErrorReason = { kind: 'http', status: 500, text: null, identifier: null, body: null };

/** A step from `open` to `closed`, and what each look and the server do. */
async function run({
  looks,
  act = null,
  ...more
}: { looks: (string | ErrorReason)[]; act?: ErrorReason | null } & Pick<CheckedStep<string>, 'isSlow'>) {
  let isSent = false;
  const outcome = await runChecked<string>({
    async load() {
      const next = looks.shift() ?? 'open';
      if (typeof next !== 'string') throw new ApiError(next);
      return next;
    },
    isSame: (now) => now === 'open',
    isDone: (now) => now === 'closed',
    async act() {
      isSent = true;
      return act;
    },
    ...more,
  });
  return { ...outcome, isSent };
}

test('a step is sent once, and done when the server shows it', async () => {
  expect(await run({ looks: ['open', 'closed'] })).toEqual({ kind: 'done', now: 'closed', isSent: true });
});

test('nothing is sent when somebody else was faster, or has changed it in another way', async () => {
  expect(await run({ looks: ['closed'] })).toEqual({ kind: 'already', now: 'closed', isSent: false });
  expect(await run({ looks: ['resolved'] })).toEqual({ kind: 'changed', now: 'resolved', isSent: false });
});

test('nothing is sent when the state cannot be loaded', async () => {
  expect(await run({ looks: [lost] })).toEqual({ kind: 'failed', reason: lost, isSent: false });
});

test('a refusal is no reason to look again', async () => {
  expect(await run({ looks: ['open', lost], act: refused })).toMatchObject({
    kind: 'failed',
    reason: refused,
  });
});

test('after a lost answer or a crash, the state tells whether it was done', async () => {
  for (const act of [lost, crashed]) {
    expect(await run({ looks: ['open', 'closed'], act })).toMatchObject({ kind: 'done' });
    expect(await run({ looks: ['open', 'open'], act })).toMatchObject({ kind: 'failed', reason: act });
    expect(await run({ looks: ['open', lost], act })).toMatchObject({ kind: 'unknown', reason: act });
  }
});

test('a server that accepts it and does nothing is caught, except where it takes its time', async () => {
  expect(await run({ looks: ['open', 'open'] })).toMatchObject({
    kind: 'failed',
    reason: { kind: 'ignored' },
  });
  expect(await run({ looks: ['open', 'open'], isSlow: true })).toMatchObject({ kind: 'done' });
  expect(await run({ looks: ['open', 'open'], act: lost, isSlow: true })).toMatchObject({ kind: 'unknown' });
});
