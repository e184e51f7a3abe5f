import type { Database } from '../store/database';
import { findExamples } from '../store/examples';
import { KINDS } from './manifest';

export interface WorldKind {
  key: string;
  what: string;
  /** Of statuses, accounts or repeats; empty for what only a call of alice's shows. */
  ids: string[];
}

/** What the seeded world holds, with some examples of each kind. */
export function listWorld(db: Database): { kinds: WorldKind[] } {
  const examples = findExamples(db);
  return { kinds: KINDS.map(({ key, what }) => ({ key, what, ids: examples.get(key) ?? [] })) };
}
