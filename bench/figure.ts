/** What a figure counts; decides how it is written. */
export type Unit = 'ms' | 'bytes' | 'MiB' | 'count' | 'share' | 'px';

/** Full speed, and a quarter of it: a cheap telephone. */
export const speeds = { full: 1, quarter: 4 } as const;
export type Speed = keyof typeof speeds;

/** One line of the results. Less is better for every figure that has a budget. */
export interface Figure {
  /** What a measurement calls it. */
  key: string;
  label: string;
  unit: Unit;
  /** The most that is good enough, by speed; without one the figure is only watched. */
  budget?: Partial<Record<Speed, number>>;
}

/** What one round of a scenario found, by the figures' keys. */
export type Measured = Record<string, number>;
