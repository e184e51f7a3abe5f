import type { PollLimits } from '@linnet/api';
import type { DraftPoll } from '../draft';
import { clampPollExpiry } from './clamp-poll-expiry';

/** What a poll begins with: one choice of two options that are still empty, for ten minutes if the server lets it. */
export function newDraftPoll(limits: PollLimits): DraftPoll {
  return clampPollExpiry({ options: ['', ''], multiple: false, amount: 10, unit: 'minutes' }, limits);
}
