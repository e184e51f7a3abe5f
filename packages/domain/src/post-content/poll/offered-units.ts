import type { PollLimits } from '@linnet/api';
import type { DurationUnit } from '../draft';
import { unitSeconds } from './unit-seconds';

const units: readonly DurationUnit[] = ['minutes', 'hours', 'days'];

/** The units in which a poll may last at least one. */
export function offeredUnits({ maxExpiration }: Pick<PollLimits, 'maxExpiration'>): readonly DurationUnit[] {
  return units.filter((unit) => maxExpiration >= unitSeconds[unit]);
}
