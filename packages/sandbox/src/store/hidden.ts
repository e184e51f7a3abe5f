import type { Database } from './database';
import { findDomainBlocks } from './domain-blocks';
import { pairTargets } from './pairs';

/** Whom a reader does not want to read. */
export interface Hidden {
  blocked: ReadonlySet<string>;
  muted: ReadonlySet<string>;
  /** Hosts. People the reader follows are read all the same. */
  domains: ReadonlySet<string>;
}

export function findHidden(db: Database, accountId: string): Hidden {
  return {
    blocked: pairTargets(db, 'blocks', accountId),
    muted: pairTargets(db, 'mutes', accountId),
    domains: new Set(findDomainBlocks(db, accountId)),
  };
}
