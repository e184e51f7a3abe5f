import { Flakes } from './flakes';
import type { Ids } from './ids';
import { TimedIds, type WriteId } from './timed-ids';
import { UUID_CAPACITY, writeUuidV7 } from './uuid-v7';

const SEQUENCE_BITS = 14n;
const SNOWFLAKE_CAPACITY = 2 ** 14;
const SOURCES = { seed: 0n, past: 1n, present: 2n } as const;
/** The number of digits of any time since 2018; earlier ones are padded with zeros, so that they sort as text. */
const DIGITS = 18;

/** Milliseconds and sixteen bits, in decimal. */
const writeSnowflake: WriteId = (ms, source, sequence) =>
  ((BigInt(ms) << 16n) | (SOURCES[source] << SEQUENCE_BITS) | BigInt(sequence))
    .toString()
    .padStart(DIGITS, '0');

/** The form of the ids of accounts and statuses. */
export type IdForm = 'flake' | 'snowflake' | 'uuid';

/** Start of the ids for past times after seeding; they differ from all ids of the seed. */
const PAST_OF_THE_LIVING = 2 ** 32;

/** Makes the generator of ids. With `seeding` its ids for past times differ from those of a running server. */
export function newIds(form: IdForm, seeding: boolean): Ids {
  switch (form) {
    case 'flake':
      return new Flakes(seeding ? 0 : PAST_OF_THE_LIVING);
    case 'snowflake':
      return new TimedIds(writeSnowflake, { capacity: SNOWFLAKE_CAPACITY, seeding });
    case 'uuid':
      return new TimedIds(writeUuidV7, { capacity: UUID_CAPACITY, seeding });
  }
}
