import type { DurationUnit } from './draft';
import { unitSeconds } from './poll';

const MINUTE_MS = 60_000;

/** The first full minute, in milliseconds since 1970, that leaves time enough to finish a post. */
export function earliestSchedule(now: number): number {
  return (Math.floor(now / MINUTE_MS) + 7) * MINUTE_MS;
}

/** Servers require more than ten minutes; ten years are more than anybody needs. */
const MIN_EXPIRY_SECONDS = 600;
const MAX_EXPIRY_SECONDS = 10 * 365 * 86_400;

/** The shortest and the longest time in a unit after which a post may expire. */
export function expiryRange(unit: DurationUnit): { min: number; max: number } {
  const seconds = unitSeconds[unit];
  return { min: Math.floor(MIN_EXPIRY_SECONDS / seconds) + 1, max: Math.floor(MAX_EXPIRY_SECONDS / seconds) };
}

/** Seconds after which a post expires, within the limits of servers; the minimum when `amount` is not a number. */
export function expirySeconds(amount: number, unit: DurationUnit): number {
  const { min, max } = expiryRange(unit);
  const wanted = Number.isFinite(amount) ? Math.trunc(amount) : min;
  return Math.min(Math.max(wanted, min), max) * unitSeconds[unit];
}

const digits = (value: number, length = 2): string => String(value).padStart(length, '0');

/**
 * A moment (milliseconds since 1970) as the value of a `datetime-local` field: in the time zone of the device, to the
 * minute. Empty for an invalid date.
 */
export function localMoment(at: number): string {
  const moment = new Date(at);
  if (Number.isNaN(moment.getTime())) return '';
  const day = [digits(moment.getFullYear(), 4), digits(moment.getMonth() + 1), digits(moment.getDate())];
  return `${day.join('-')}T${digits(moment.getHours())}:${digits(moment.getMinutes())}`;
}

/** Servers schedule a post only for a time that is further ahead than this. */
const MIN_LEAD_MS = 5 * 60_000;

/**
 * Whether a post scheduled for this moment (ISO 8601) would be posted at once, or refused; `now` in milliseconds since
 * 1970. True for an invalid date too.
 */
export function isTooSoon(at: string, now: number): boolean {
  return !(Date.parse(at) - now > MIN_LEAD_MS);
}

const localMomentFormat = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

/** The value of a `datetime-local` field as ISO 8601; null for an invalid one. */
export function readLocalMoment(value: string): string | null {
  // A date without a time zone is parsed as local.
  const at = localMomentFormat.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(at) ? null : new Date(at).toISOString();
}

/**
 * Seconds as a whole number of a unit: of the preferred one, else of the largest that divides them. Other values are
 * rounded to minutes.
 */
export function splitDuration(
  seconds: number,
  preferred: DurationUnit = 'days',
): { amount: number; unit: DurationUnit } {
  const exactUnit = ([preferred, 'days', 'hours'] as const).find((unit) => seconds % unitSeconds[unit] === 0);
  const unit = exactUnit ?? 'minutes';
  return { amount: Math.round(seconds / unitSeconds[unit]), unit };
}
