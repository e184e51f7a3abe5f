import type { Account } from '@linnet/api';
import type { Client } from '../client';
import type { WantedAccount } from '../fetching';

type Needed = Pick<Client, 'graph'>;

/** The account that an address names, if it is in the graph. */
export function knownAccount({ graph: { accounts } }: Needed, wanted: WantedAccount): Account | undefined {
  if (wanted.by === 'id') return accounts.get(wanted.id);
  const name = wanted.name.toLowerCase();
  for (const id of accounts.ids()) {
    const account = accounts.get(id);
    if (account !== undefined && isNamed(account, name)) return account;
  }
  return undefined;
}

function isNamed({ acct, fqn }: Account, name: string): boolean {
  return acct.toLowerCase() === name || fqn.toLowerCase() === name;
}
