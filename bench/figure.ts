/** The unit of a figure; decides how it is written. */
export type Unit = 'ms' | 'bytes' | 'MiB' | 'count' | 'share' | 'px' | 'times';

/** CPU speeds: full, and a quarter of it, as on a cheap phone. */
export const speeds = { full: 1, quarter: 4 } as const;
export type Speed = keyof typeof speeds;

/** A line of the results, or a cell of it. For every figure with a budget, less is better. */
export interface Figure {
  /** The key of the value in `Measured`. */
  key: string;
  label: string;
  unit: Unit;
  /** The highest acceptable value, by speed; without a budget the figure is only reported. */
  budget?: Partial<Record<Speed, number>>;
  /**
   * For what is measured at several moments: the column of the moment. Figures with the same label are one line. Either
   * all figures of a scenario have a column or none.
   */
  column?: string;
}

/** The values of one round of a scenario, by the figures' keys. */
export type Measured = Record<string, number>;
