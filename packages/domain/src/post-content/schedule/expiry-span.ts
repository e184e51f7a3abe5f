import type { DurationUnit } from '../draft';
import { unitSeconds } from '../poll/unit-seconds';

/** Seconds. Servers require more than ten minutes; ten years stand for ever. */
const LEAST = 600;
const MOST = 10 * 365 * 86_400;

/** The shortest and the longest time in a unit after which a post may expire. */
export function expirySpan(unit: DurationUnit): { min: number; max: number } {
  const seconds = unitSeconds[unit];
  return { min: Math.floor(LEAST / seconds) + 1, max: Math.floor(MOST / seconds) };
}
