import { UsageError } from './options';

/** One part of a run that several machines share. */
export interface Shard {
  /** Which part it is, from 1. */
  part: number;
  /** How many parts there are. */
  of: number;
}

/** A part from its word: `2/4` is the second of four. */
export function readShard(word: string | undefined): Shard | undefined {
  if (word === undefined) return undefined;
  const [part = 0, of = 0] = (/^(\d{1,3})\/(\d{1,3})$/.exec(word) ?? []).slice(1).map(Number);
  if (part < 1 || part > of) {
    throw new UsageError(`--shard takes a part and how many there are, like 1/4, not "${word}".`);
  }
  return { part, of };
}

/** The words that vitest and Playwright take for it. */
export function shardArgs(shard: Shard | undefined): string[] {
  return shard === undefined ? [] : [`--shard=${shard.part}/${shard.of}`];
}

/** Whether this machine does what cannot be shared. */
export function isFirst(shard: Shard | undefined): boolean {
  return shard === undefined || shard.part === 1;
}
