import { type Account, type AccountId, searchAccounts } from '@linnet/api';
import type { Client } from '../client/client';
import { foldText } from '../emoji/fold-text';
import { onePer } from '../kernel/one-per';
import { personImporter } from '../relationships/person-importer';

type Needed = Pick<Client, 'graph' | 'session'>;

/** A name that can be written after `@` as one word: servers may send anything. */
const writable = /^[\p{L}\p{M}\p{N}_.-]{1,200}(?:@[\p{L}\p{M}\p{N}.:-]{1,300})?$/u;

interface FoldedNames {
  acct: string;
  shown: string;
  /** The words of the display name after the first. */
  words: readonly string[];
}

/** Case-folded names, made once for each account, since every letter compares them again. */
const namesOf = onePer(({ acct, displayName }: Account): FoldedNames => {
  const shown = foldText(displayName);
  return { acct: foldText(acct), shown, words: shown.split(/[^\p{L}\p{N}]+/u) };
});

/** How well a name matches, the smaller the better; null when it does not. */
function distance({ acct, shown, words }: FoldedNames, query: string): number | null {
  if (acct === query || acct.startsWith(`${query}@`)) return 0;
  if (acct.startsWith(query)) return 1;
  if (shown.startsWith(query)) return 2;
  return words.some((word) => word.startsWith(query)) ? 3 : null;
}

interface Found {
  account: Account;
  /** Sort keys, compared one after the other; smaller ones come first. */
  ranks: readonly number[];
}

/**
 * Known accounts whose name, or a word of whose display name, begins with the query. Followed ones come first, then
 * those of this server; the viewer comes last, and blocked accounts are left out.
 */
export function knownPeople({ graph, session }: Needed, query: string, limit: number): readonly Account[] {
  const wanted = foldText(query);
  const own = ownId(session);
  const found: Found[] = [];
  for (const id of graph.accounts.ids()) {
    const account = graph.accounts.get(id);
    if (account === undefined || account.deactivated || !writable.test(account.acct)) continue;
    const names = namesOf(account);
    const rank = distance(names, wanted);
    const relation = graph.relationships.get(id);
    if (rank === null || relation?.blocking === true) continue;
    const flags = [relation?.following !== true, account.acct.includes('@')];
    found.push({ account, ranks: [Number(id === own), rank, ...flags.map(Number), names.acct.length] });
  }
  return found
    .sort((a, b) => compareRanks(a.ranks, b.ranks) || a.account.acct.localeCompare(b.account.acct))
    .slice(0, limit)
    .map(({ account }) => account);
}

function ownId(session: Needed['session']): AccountId | null {
  const viewer = session.state.get();
  return viewer.state === 'visitor' ? null : viewer.accountId;
}

function compareRanks(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((rank, place) => rank !== b[place]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}

const MAX_RESULTS = 20;

/**
 * Searches accounts whose names begin with the query on the server and puts them into the graph, where `knownPeople`
 * finds them. An account with a host is not searched for while its name is typed, since each letter would send a
 * request to the other server. Rejects with `ApiError`.
 */
export async function searchPeople(
  { graph, send }: Pick<Client, 'graph' | 'send'>,
  query: string,
  signal?: AbortSignal,
): Promise<void> {
  if (query.includes('@')) return;
  const importPerson = personImporter(graph);
  const { items } = await send(searchAccounts(query, { resolve: true, limit: MAX_RESULTS }), { signal });
  for (const person of items) importPerson(person);
}
