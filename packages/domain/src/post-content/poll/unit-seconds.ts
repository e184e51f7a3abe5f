import type { DurationUnit } from '../draft';

/** The units of durations from small to large, in seconds. */
export const unitSeconds: Readonly<Record<DurationUnit, number>> = {
  minutes: 60,
  hours: 3600,
  days: 86_400,
};
