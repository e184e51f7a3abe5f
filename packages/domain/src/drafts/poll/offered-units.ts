import type { PollLimits } from '@linnet/api';
import type { DurationUnit } from '../draft';
import { unitSeconds } from './unit-seconds';

const units: readonly DurationUnit[] = ['minutes', 'hours', 'days'];

/** The units of which the server allows a poll to be open for one at least. */
export function offeredUnits({ maxExpiration }: Pick<PollLimits, 'maxExpiration'>): readonly DurationUnit[] {
  return units.filter((unit) => maxExpiration >= unitSeconds[unit]);
}
