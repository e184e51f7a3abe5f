import { UsageError } from './options';

/** One shard of a run that is split among several machines. */
export interface Shard {
  /** The number of the shard, from 1. */
  part: number;
  /** The number of shards. */
  of: number;
}

/** Parses a shard: `2/4` is the second of four. */
export function readShard(text: string | undefined): Shard | undefined {
  if (text === undefined) return undefined;
  const [part = 0, of = 0] = (/^(\d{1,3})\/(\d{1,3})$/.exec(text) ?? []).slice(1).map(Number);
  if (part < 1 || part > of) {
    throw new UsageError(`--shard takes a part and how many there are, like 1/4, not "${text}".`);
  }
  return { part, of };
}

/** The arguments for vitest and Playwright. */
export function shardArgs(shard: Shard | undefined): string[] {
  return shard === undefined ? [] : [`--shard=${shard.part}/${shard.of}`];
}

/** Whether this machine runs the parts that cannot be split. */
export function isFirst(shard: Shard | undefined): boolean {
  return shard === undefined || shard.part === 1;
}
