import type { DurationUnit } from '../draft';
import { unitSeconds } from '../poll/unit-seconds';

/**
 * Seconds as a whole number of a unit: of the preferred one, else of the largest that divides them. Other values are
 * rounded to minutes.
 */
export function splitDuration(
  seconds: number,
  preferred: DurationUnit = 'days',
): { amount: number; unit: DurationUnit } {
  const fitting = ([preferred, 'days', 'hours'] as const).find((unit) => seconds % unitSeconds[unit] === 0);
  const unit = fitting ?? 'minutes';
  return { amount: Math.round(seconds / unitSeconds[unit]), unit };
}
