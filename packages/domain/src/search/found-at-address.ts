import type { AccountId, StatusId } from '@linnet/api';
import type { Graph } from '../graph/graph';
import type { Found } from './found';

export type FoundAtAddress = { kind: 'status'; id: StatusId } | { kind: 'account'; id: AccountId };

/**
 * The result that a web address leads to: the one that has this address, else the only result. Null when neither is
 * clear: a search also finds posts that mention an address.
 */
export function foundAtAddress(
  address: string,
  { statuses, accounts }: Found,
  graph: Pick<Graph, 'statuses' | 'accounts'>,
): FoundAtAddress | null {
  const person = accounts.items.find((id) => isSame(graph.accounts.get(id)?.url, address));
  if (person !== undefined) return { kind: 'account', id: person };
  const post = statuses.items.find((id) => {
    const row = graph.statuses.get(id);
    return isSame(row?.url, address) || isSame(row?.uri, address);
  });
  if (post !== undefined) return { kind: 'status', id: post };
  const [status, ...otherStatuses] = statuses.items;
  const [account, ...otherAccounts] = accounts.items;
  if (status !== undefined && account === undefined && otherStatuses.length === 0)
    return { kind: 'status', id: status };
  if (account !== undefined && status === undefined && otherAccounts.length === 0)
    return { kind: 'account', id: account };
  return null;
}

function isSame(known: string | null | undefined, address: string): boolean {
  return typeof known === 'string' && withoutEnd(known) === withoutEnd(address);
}

/** Removes the part of an address that does not change where it leads. */
function withoutEnd(address: string): string {
  return address.replace(/[?#].*$/, '').replace(/\/$/, '');
}
