import { useTextContext } from './text-provider';

export interface NumberFormats {
  /** All digits, grouped: 1,204. */
  readonly full: (value: number) => string;
  /** Short enough for a count beside an icon: 1,204, then 12K, 1.2M. */
  readonly count: (value: number) => string;
  readonly percent: (share: number) => string;
}

export function useNumberFormat(): NumberFormats {
  const { formatter } = useTextContext();
  return {
    full: (value) => formatter.number(value),
    count: (value) =>
      Math.abs(value) < 10_000
        ? formatter.number(value)
        : formatter.number(value, { notation: 'compact', maximumFractionDigits: 1 }),
    percent: (share) => formatter.number(share, { style: 'percent', maximumFractionDigits: 0 }),
  };
}
