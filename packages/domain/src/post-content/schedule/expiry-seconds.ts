import type { DurationUnit } from '../draft';
import { unitSeconds } from '../poll/unit-seconds';
import { expirySpan } from './expiry-span';

/** Seconds after which a post expires, within the limits of servers; the minimum when `amount` is not a number. */
export function expirySeconds(amount: number, unit: DurationUnit): number {
  const { min, max } = expirySpan(unit);
  const wanted = Number.isFinite(amount) ? Math.trunc(amount) : min;
  return Math.min(Math.max(wanted, min), max) * unitSeconds[unit];
}
