import type { Account, AccountId, StatusId } from '@linnet/api';
import type { Graph } from '../graph/graph';

/** The web address that a search consists of, in the browser's form; null for anything else. */
export function webAddressIn(text: string): string | null {
  return /^https?:\/\/[^\s/]+\S*$/i.test(text) && URL.canParse(text) ? new URL(text).href : null;
}

interface Found {
  readonly statuses: readonly StatusId[];
  readonly accounts: readonly Account[];
}

export type FoundAtAddress = { kind: 'status'; id: StatusId } | { kind: 'account'; id: AccountId };

/**
 * The result that a web address leads to: the one that has this address, else the only result. Null when there are
 * several others: a search also finds posts that mention an address.
 */
export function foundAtAddress(
  address: string,
  { statuses, accounts }: Found,
  graph: Pick<Graph, 'statuses'>,
): FoundAtAddress | null {
  const person = accounts.find(({ url }) => isSame(url, address));
  if (person !== undefined) return { kind: 'account', id: person.id };
  const post = statuses.find((id) => {
    const row = graph.statuses.get(id);
    return isSame(row?.url, address) || isSame(row?.uri, address);
  });
  if (post !== undefined) return { kind: 'status', id: post };
  const [status, ...otherStatuses] = statuses;
  const [account, ...otherAccounts] = accounts;
  if (status !== undefined && account === undefined && otherStatuses.length === 0)
    return { kind: 'status', id: status };
  if (account !== undefined && status === undefined && otherAccounts.length === 0)
    return { kind: 'account', id: account.id };
  return null;
}

function isSame(known: string | null | undefined, address: string): boolean {
  return typeof known === 'string' && withoutQuery(known) === withoutQuery(address);
}

/** Removes query, fragment and final slash, by which addresses of one page may differ. */
function withoutQuery(address: string): string {
  return address.replace(/[?#].*$/, '').replace(/\/$/, '');
}
