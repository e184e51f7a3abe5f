import type { DurationUnit } from '../draft';
import { unitSeconds } from '../poll/unit-seconds';

/** A post lives longer than this (seconds); ten years are for ever. */
const LEAST = 600;
const MOST = 10 * 365 * 86_400;

/** The least and the greatest number of a unit after which a post may delete itself. */
export function expirySpan(unit: DurationUnit): { min: number; max: number } {
  const seconds = unitSeconds[unit];
  return { min: Math.floor(LEAST / seconds) + 1, max: Math.floor(MOST / seconds) };
}
