import { splitMeasure } from './more-kinds';

const minute = 60_000;
const units: Readonly<Record<string, number>> = { m: minute, h: 60 * minute, d: 24 * 60 * minute };

/** Milliseconds of an age as it is written in a setting: `30m`, `12h`, `2d`. */
export function ageInMs(age: string): number {
  const parts = splitMeasure(age);
  return parts === null ? 0 : parts.amount * (units[parts.unit] ?? 0);
}
