import type { Account, AccountId } from '@linnet/api';
import type { Client } from '../client';
import { foldText } from '../emoji/fold-text';
import { onePer } from '../one-per';

type Needed = Pick<Client, 'graph' | 'session'>;

/** A name that can stand in a text behind its sign and nothing else with it: servers send what they like. */
const writable = /^[\p{L}\p{M}\p{N}_.-]{1,200}(?:@[\p{L}\p{M}\p{N}.:-]{1,300})?$/u;

interface FoldedNames {
  acct: string;
  shown: string;
  /** The words of the shown name after its first. */
  words: readonly string[];
}

/** Folded once: the next letter looks at them again. */
const namesOf = onePer(({ acct, displayName }: Account): FoldedNames => {
  const shown = foldText(displayName);
  return { acct: foldText(acct), shown, words: shown.split(/[^\p{L}\p{N}]+/u) };
});

/** How well a name answers, the smaller the better; null when it does not. */
function distance({ acct, shown, words }: FoldedNames, query: string): number | null {
  if (acct === query || acct.startsWith(`${query}@`)) return 0;
  if (acct.startsWith(query)) return 1;
  if (shown.startsWith(query)) return 2;
  return words.some((word) => word.startsWith(query)) ? 3 : null;
}

interface Found {
  account: Account;
  /** Compared in order, the smaller first. */
  ranks: readonly number[];
}

/**
 * People of whom this page knows and whose screen name, or a word of whose shown name, begins so. Those whom the
 * reader follows come before others, then those of this server; the reader comes last, who is blocked not at all.
 */
export function knownPeople({ graph, session }: Needed, query: string, limit: number): readonly Account[] {
  const wanted = foldText(query);
  const own = ownId(session);
  const found: Found[] = [];
  for (const id of graph.accounts.ids()) {
    const account = graph.accounts.get(id);
    if (account === undefined || account.deactivated || !writable.test(account.acct)) continue;
    const names = namesOf(account);
    const far = distance(names, wanted);
    const relation = graph.relationships.get(id);
    if (far === null || relation?.blocking === true) continue;
    const flags = [relation?.following !== true, account.acct.includes('@')];
    found.push({ account, ranks: [Number(id === own), far, ...flags.map(Number), names.acct.length] });
  }
  return found
    .sort((a, b) => compareRanks(a.ranks, b.ranks) || a.account.acct.localeCompare(b.account.acct))
    .slice(0, limit)
    .map(({ account }) => account);
}

function ownId(session: Needed['session']): AccountId | null {
  const reader = session.state.get();
  return reader.state === 'visitor' ? null : reader.accountId;
}

function compareRanks(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((rank, place) => rank !== b[place]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}
