import type { WriteId } from './timed-ids';

export const UUID_CAPACITY = 2 ** 26;
const SOURCES = { seed: 0, past: 1, present: 2 } as const;

const hex = (value: number, digits: number) => value.toString(16).padStart(digits, '0');

/** Digits that are computed from the others; the digits before them define the order. */
function scatter(ms: number, sequence: number): string {
  const mixed = Math.imul((ms % 2 ** 31) ^ (sequence + 1), 0x9e3779b1) >>> 0;
  const again = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b) >>> 0;
  return (hex(mixed, 8) + hex(again, 8)).slice(0, 11);
}

/** UUID version 7: milliseconds, the source, the sequence number, and digits without meaning. */
export const writeUuidV7: WriteId = (ms, source, sequence) => {
  const time = hex(ms, 12);
  const high = (SOURCES[source] << 10) | (sequence >> 16);
  const low = hex(sequence & 0xffff, 4);
  const rest = low + scatter(ms, sequence);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(high, 3)}-8${rest.slice(0, 3)}-${rest.slice(3)}`;
};

/** The smallest id of a time. */
export function firstUuidOf(ms: number): string {
  const time = hex(ms, 12);
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000000`;
}

/** The time of an id. */
export function momentOfUuid(id: string): number {
  return Number.parseInt(id.slice(0, 13).replace('-', ''), 16);
}
