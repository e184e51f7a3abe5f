import type { PollLimits } from '@linnet/api';
import type { DurationUnit } from '../draft';
import { unitSeconds } from './unit-seconds';

/** The least and the greatest number of a unit for which a poll may be open. Never below one. */
export function pollSpan(
  unit: DurationUnit,
  { minExpiration, maxExpiration }: Pick<PollLimits, 'minExpiration' | 'maxExpiration'>,
): { min: number; max: number } {
  const min = Math.max(1, Math.ceil(minExpiration / unitSeconds[unit]));
  return { min, max: Math.max(min, Math.floor(maxExpiration / unitSeconds[unit])) };
}
