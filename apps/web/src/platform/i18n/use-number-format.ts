import type { MessageId } from './message-id';
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

interface FileSize {
  /** With one decimal place at most. */
  readonly amount: number;
  readonly unit: MessageId;
}

const units = ['B', 'KiB', 'MiB', 'GiB', 'TiB'] as const;

/** A file size in the largest unit of which it is at least one. */
export function fileSize(bytes: number): FileSize {
  let amount = bytes;
  let step = 0;
  while (amount >= 1024 && step < units.length - 1) {
    amount /= 1024;
    step += 1;
  }
  return { amount: Math.round(amount * 10) / 10, unit: `upload.file_size_units.${units[step] ?? 'TiB'}` };
}
