import type { PollLimits } from '@linnet/api';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { DraftPoll } from './draft';
import { clampPollExpiry, newDraftPoll, offeredUnits, pollProblem, pollToSend, unitSeconds } from './poll';

const usual: PollLimits = { maxOptions: 4, maxOptionChars: 255, minExpiration: 60, maxExpiration: 86_400 };
const poll = (changes: Partial<DraftPoll> = {}): DraftPoll => ({ ...newDraftPoll(usual), ...changes });

test('a new poll has two empty options, one choice and ten minutes [2.9.003]', () => {
  expect(newDraftPoll(usual)).toEqual({ options: ['', ''], multiple: false, amount: 10, unit: 'minutes' });
});

test('where ten minutes are too long or too short a new poll has what the server allows', () => {
  expect(newDraftPoll({ ...usual, maxExpiration: 300 })).toMatchObject({ amount: 5, unit: 'minutes' });
  expect(newDraftPoll({ ...usual, minExpiration: 3601 })).toMatchObject({ amount: 61, unit: 'minutes' });
});

test('a unit is offered when the server allows one of it [2.5.035]', () => {
  expect(offeredUnits({ maxExpiration: 86_400 })).toEqual(['minutes', 'hours', 'days']);
  expect(offeredUnits({ maxExpiration: 86_399 })).toEqual(['minutes', 'hours']);
  expect(offeredUnits({ maxExpiration: 3599 })).toEqual(['minutes']);
});

test.each([
  [{ amount: 0 }, 1, 'minutes'],
  [{ amount: 2000 }, 1440, 'minutes'],
  [{ amount: 30, unit: 'hours' }, 24, 'hours'],
  [{ amount: 2, unit: 'days' }, 1, 'days'],
  [{ amount: 2.9, unit: 'hours' }, 2, 'hours'],
  [{ amount: Number.NaN }, 1, 'minutes'],
] as const)('%j lasts %i %s', (wish, amount, unit) => {
  expect(clampPollExpiry(poll(wish), usual)).toMatchObject({ amount, unit });
});

test('part of a unit that the server wants at least is a whole one', () => {
  expect(clampPollExpiry(poll({ amount: 1, unit: 'hours' }), { ...usual, minExpiration: 5000 }).amount).toBe(
    2,
  );
});

test('a unit that is not offered any more becomes one that is', () => {
  const clamped = clampPollExpiry(poll({ amount: 3, unit: 'days' }), { ...usual, maxExpiration: 7200 });
  expect(clamped).toMatchObject({ amount: 2, unit: 'hours' });
});

test('whatever was typed, what is sent lies within the limits of the server [2.5.034, 2.5.038]', () => {
  const limits = fc
    .tuple(fc.integer({ min: 0, max: 4000 }), fc.integer({ min: 0, max: 40_000_000 }))
    .map(([minExpiration, more]) => ({
      ...usual,
      minExpiration,
      maxExpiration: minExpiration + 86_400 + more,
    }));
  const unit = fc.constantFrom('minutes', 'hours', 'days');
  fc.assert(
    fc.property(limits, unit, fc.double(), (allowed, chosen, amount) => {
      const asked = poll({ options: ['a', 'b'], unit: chosen, amount });
      const sent = pollToSend(clampPollExpiry(asked, allowed));
      expect(sent?.expiresIn).toSatisfy(Number.isInteger);
      expect(sent?.expiresIn).toBeGreaterThanOrEqual(allowed.minExpiration);
      expect(sent?.expiresIn).toBeLessThanOrEqual(allowed.maxExpiration);
      expect((sent?.expiresIn ?? 0) % unitSeconds[chosen]).toBe(0);
    }),
  );
});

test('two different options are needed [2.5.031]', () => {
  expect(pollProblem({ options: ['', ''] })).toBe('polls.not_enough_options');
  expect(pollProblem({ options: ['rye', ''] })).toBe('polls.not_enough_options');
  expect(pollProblem({ options: ['rye', ' rye ', '  '] })).toBe('polls.not_enough_options');
  expect(pollProblem({ options: ['rye', '', 'oat'] })).toBeNull();
});

test('what is sent leaves empty options out and says each once', () => {
  const sent = pollToSend(
    poll({ options: ['rye', ' ', 'oat ', 'rye'], multiple: true, amount: 3, unit: 'hours' }),
  );
  expect(sent).toEqual({ options: ['rye', 'oat'], multiple: true, expiresIn: 10_800 });
});

test('no poll is sent when no option says anything [2.5.038]', () => {
  expect(pollToSend(poll({ options: ['', '  '] }))).toBeNull();
});
