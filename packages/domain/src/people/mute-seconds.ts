import { unitSeconds } from '../post-content/poll/unit-seconds';

export const muteUnits = ['minutes', 'hours', 'days'] as const;

export type MuteUnit = (typeof muteUnits)[number];

/** Seconds that a mute lasts, 0 for ever; null for anything but a number of at least 0. An empty field counts as 0. */
export function muteSeconds(amount: string, unit: MuteUnit): number | null {
  const wanted = Number(amount.trim());
  return Number.isFinite(wanted) && wanted >= 0 ? Math.round(wanted * unitSeconds[unit]) : null;
}
