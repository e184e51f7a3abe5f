import type { Database } from '../store/database';
import { findExamples } from '../store/examples';
import { KINDS } from './manifest';

export interface WorldKind {
  key: string;
  what: string;
  /** Ids of statuses, accounts or repeats; empty for what only a request of alice's shows. */
  ids: string[];
}

/** The kinds of things in the seeded world, with some examples of each. */
export function listWorld(db: Database): { kinds: WorldKind[] } {
  const examples = findExamples(db);
  return { kinds: KINDS.map(({ key, what }) => ({ key, what, ids: examples.get(key) ?? [] })) };
}
