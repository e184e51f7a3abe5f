import type { DurationUnit } from '../draft';
import { unitSeconds } from '../poll/unit-seconds';
import { expirySpan } from './expiry-span';

/** Seconds after which a post deletes itself, for a whole number of a unit that servers take; the least for no number. */
export function expirySeconds(amount: number, unit: DurationUnit): number {
  const { min, max } = expirySpan(unit);
  const wanted = Number.isFinite(amount) ? Math.trunc(amount) : min;
  return Math.min(Math.max(wanted, min), max) * unitSeconds[unit];
}
