import type { NewPoll, PollLimits } from '@linnet/api';
import type { DraftPoll, DurationUnit } from './draft';

/** The number of seconds in each unit. */
export const unitSeconds: Readonly<Record<DurationUnit, number>> = {
  minutes: 60,
  hours: 3600,
  days: 86_400,
};

/** The shortest and the longest duration of a poll in a unit; never less than one unit. */
export function pollDurationRange(
  unit: DurationUnit,
  { minExpiration, maxExpiration }: Pick<PollLimits, 'minExpiration' | 'maxExpiration'>,
): { min: number; max: number } {
  const min = Math.max(1, Math.ceil(minExpiration / unitSeconds[unit]));
  return { min, max: Math.max(min, Math.floor(maxExpiration / unitSeconds[unit])) };
}

const units: readonly DurationUnit[] = ['minutes', 'hours', 'days'];

/** The units that are not longer than a poll may last. */
export function offeredUnits({ maxExpiration }: Pick<PollLimits, 'maxExpiration'>): readonly DurationUnit[] {
  return units.filter((unit) => maxExpiration >= unitSeconds[unit]);
}

/** A poll whose duration is a whole number of a unit that the server allows, within its limits. */
export function clampPollExpiry(poll: DraftPoll, limits: PollLimits): DraftPoll {
  const offered = offeredUnits(limits);
  const unit = offered.includes(poll.unit) ? poll.unit : (offered.at(-1) ?? 'minutes');
  const { min, max } = pollDurationRange(unit, limits);
  const wanted = Number.isFinite(poll.amount) ? Math.trunc(poll.amount) : min;
  const amount = Math.min(Math.max(wanted, min), max);
  return amount === poll.amount && unit === poll.unit ? poll : { ...poll, amount, unit };
}

/** A new poll: single choice, two empty options, ten minutes if the server allows that. */
export function newDraftPoll(limits: PollLimits): DraftPoll {
  return clampPollExpiry({ options: ['', ''], multiple: false, amount: 10, unit: 'minutes' }, limits);
}

/** The options that are not empty, without duplicates, in their order. */
function filledOptions({ options }: Pick<DraftPoll, 'options'>): readonly string[] {
  return [...new Set(options.map((option) => option.trim()).filter((option) => option !== ''))];
}

/** Why a post with this poll cannot be sent; null when it can. */
export function pollProblem(poll: Pick<DraftPoll, 'options'>): 'polls.not_enough_options' | null {
  return filledOptions(poll).length < 2 ? 'polls.not_enough_options' : null;
}

/** A poll for the request; null when all options are empty. */
export function pollToSend(poll: DraftPoll): NewPoll | null {
  const options = filledOptions(poll);
  if (options.length === 0) return null;
  return { options, multiple: poll.multiple, expiresIn: Math.round(poll.amount * unitSeconds[poll.unit]) };
}
