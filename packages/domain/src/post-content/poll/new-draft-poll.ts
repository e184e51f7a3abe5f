import type { PollLimits } from '@linnet/api';
import type { DraftPoll } from '../draft';
import { clampPollExpiry } from './clamp-poll-expiry';

/** A new poll: single choice, two empty options, ten minutes if the server allows that. */
export function newDraftPoll(limits: PollLimits): DraftPoll {
  return clampPollExpiry({ options: ['', ''], multiple: false, amount: 10, unit: 'minutes' }, limits);
}
