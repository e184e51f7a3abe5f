import type { DurationUnit } from '../draft';

/** The units in which a person says how long something lasts, from small to large, in seconds. */
export const unitSeconds: Readonly<Record<DurationUnit, number>> = {
  minutes: 60,
  hours: 3600,
  days: 86_400,
};
