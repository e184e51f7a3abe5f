import type { WriteId } from './timed-ids';

const SEQUENCE_BITS = 14n;
export const SNOWFLAKE_CAPACITY = 2 ** 14;
const SOURCES = { seed: 0n, past: 1n, present: 2n } as const;
/** As many digits as any moment since 2018 has; earlier ones begin with a nought, so that text keeps their order. */
const DIGITS = 18;

/** Milliseconds and sixteen bits, in decimal. */
export const writeSnowflake: WriteId = (ms, source, sequence) =>
  ((BigInt(ms) << 16n) | (SOURCES[source] << SEQUENCE_BITS) | BigInt(sequence))
    .toString()
    .padStart(DIGITS, '0');
