import type { Here } from '../../server/here';
import type { AccountRow } from '../../store/accounts';
import { findIdentity } from '../../store/identities';
import type { StatusFacts } from '../status-facts';
import { isTold, type Told } from '../told';

/** What is needed besides an entity to rewrite it. */
export interface WordingContext {
  here: Here;
  reader: AccountRow | null;
  facts: Map<string, StatusFacts>;
  /** The route that answers; empty for a socket. */
  line: string;
}

const OWN_PROFILE = /accounts\/(?:verify|update)_credentials$/;

/** Whether the answer is the viewer's own account, with the parts that only its owner gets. */
export function isOwnProfile({ line }: WordingContext): boolean {
  return OWN_PROFILE.test(line);
}

/** Defaults of new statuses that Pleroma doesn't have; null where the viewer has chosen none. */
export interface OwnDefaults {
  language: string | null;
  quotePolicy: string | null;
}

export function ownDefaults({ here, reader }: WordingContext): OwnDefaults {
  if (reader === null) return { language: null, quotePolicy: null };
  const { default_language, quote_policy } = findIdentity(here.db, reader.id);
  return { language: default_language || null, quotePolicy: quote_policy };
}

export function partOf(told: Told, key: string): Told {
  const part = told[key];
  return isTold(part) ? part : {};
}
