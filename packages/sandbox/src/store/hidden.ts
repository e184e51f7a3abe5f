import type { Database } from './database';
import { findDomainBlocks } from './relationships';
import { pairTargets } from './account-lists';

/** Accounts and hosts that the viewer doesn't want to see. */
export interface Hidden {
  blocked: ReadonlySet<string>;
  muted: ReadonlySet<string>;
  /** Hosts. Accounts that the viewer follows are shown all the same. */
  domains: ReadonlySet<string>;
}

export function findHidden(db: Database, accountId: string): Hidden {
  return {
    blocked: pairTargets(db, 'blocks', accountId),
    muted: pairTargets(db, 'mutes', accountId),
    domains: new Set(findDomainBlocks(db, accountId)),
  };
}
