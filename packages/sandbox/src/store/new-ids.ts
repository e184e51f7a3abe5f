import { Flakes } from './flakes';
import type { Ids } from './ids';
import { TimedIds, type WriteId } from './timed-ids';
import { UUID_CAPACITY, writeUuidV7 } from './uuid-v7';

const SEQUENCE_BITS = 14n;
const SNOWFLAKE_CAPACITY = 2 ** 14;
const SOURCES = { seed: 0n, past: 1n, present: 2n } as const;
/** As many digits as any moment since 2018 has; earlier ones begin with a nought, so that text keeps their order. */
const DIGITS = 18;

/** Milliseconds and sixteen bits, in decimal. */
const writeSnowflake: WriteId = (ms, source, sequence) =>
  ((BigInt(ms) << 16n) | (SOURCES[source] << SEQUENCE_BITS) | BigInt(sequence))
    .toString()
    .padStart(DIGITS, '0');

/** What ids of accounts and statuses look like. */
export type IdForm = 'flake' | 'snowflake' | 'uuid';

/** Ids for past moments that are given from now on differ from all that the seed gave. */
const PAST_OF_THE_LIVING = 2 ** 32;

/** `seeding`: ids for a world that is being told, apart from those of one that lives. */
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
