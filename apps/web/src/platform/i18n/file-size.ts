import type { MessageId } from './message-id';

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
