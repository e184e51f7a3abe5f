import type { PollLimits } from '@linnet/api';
import type { DraftPoll } from '../draft';
import { offeredUnits } from './offered-units';
import { pollSpan } from './poll-span';

/** A poll whose duration is a whole number of a unit that the server allows, within its limits. */
export function clampPollExpiry(poll: DraftPoll, limits: PollLimits): DraftPoll {
  const offered = offeredUnits(limits);
  const unit = offered.includes(poll.unit) ? poll.unit : (offered.at(-1) ?? 'minutes');
  const { min, max } = pollSpan(unit, limits);
  const wanted = Number.isFinite(poll.amount) ? Math.trunc(poll.amount) : min;
  const amount = Math.min(Math.max(wanted, min), max);
  return amount === poll.amount && unit === poll.unit ? poll : { ...poll, amount, unit };
}
