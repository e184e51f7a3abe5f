import type { NewPoll } from '@linnet/api';
import type { DraftPoll } from '../draft';
import { toldOptions } from './told-options';
import { unitSeconds } from './unit-seconds';

/** A poll for the request; null when all options are empty. */
export function pollToSend(poll: DraftPoll): NewPoll | null {
  const options = toldOptions(poll);
  if (options.length === 0) return null;
  return { options, multiple: poll.multiple, expiresIn: Math.round(poll.amount * unitSeconds[poll.unit]) };
}
