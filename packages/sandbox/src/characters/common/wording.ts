import type { Here } from '../../server/here';
import type { AccountRow } from '../../store/accounts';
import { findIdentity } from '../../store/identities';
import type { StatusFacts } from '../status-facts';
import { isTold, type Told } from '../told';

/** What entities are worded from, beside themselves. */
export interface WordingContext {
  here: Here;
  reader: AccountRow | null;
  facts: Map<string, StatusFacts>;
  /** The route that answers; empty on a socket. */
  line: string;
}

const OWN_PROFILE = /accounts\/(?:verify|update)_credentials$/;

/** The answer is the reader's own account, with what only its owner is told. */
export function isOwnProfile({ line }: WordingContext): boolean {
  return OWN_PROFILE.test(line);
}

/** Defaults of new posts that Pleroma does not keep; null where nobody has chosen. */
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
