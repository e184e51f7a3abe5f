import type { PollLimits } from '@linnet/api';
import type { DurationUnit } from '../draft';
import { unitSeconds } from './unit-seconds';

/** The shortest and the longest duration of a poll in a unit; at least one. */
export function pollSpan(
  unit: DurationUnit,
  { minExpiration, maxExpiration }: Pick<PollLimits, 'minExpiration' | 'maxExpiration'>,
): { min: number; max: number } {
  const min = Math.max(1, Math.ceil(minExpiration / unitSeconds[unit]));
  return { min, max: Math.max(min, Math.floor(maxExpiration / unitSeconds[unit])) };
}
