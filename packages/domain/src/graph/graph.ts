import type { Account, AccountId, Poll, PollId, Relationship, StatusId } from '@linnet/api';
import type { StatusRow } from './rows';
import { createTable, type Table } from './table';

/** Above this number of statuses, those that nothing refers to are dropped. */
const MAX_STATUSES = 3000;

/** Accounts, relationships, statuses and polls in tables: each row is stored once and joined on read. */
export interface Graph {
  accounts: Table<AccountId, Account>;
  relationships: Table<AccountId, Relationship>;
  statuses: Table<StatusId, StatusRow>;
  polls: Table<PollId, Poll>;
  /** Adds a source of ids that must stay (a feed, a conversation). Returns the function that removes it. */
  retain(source: () => Iterable<StatusId>): () => void;
  /** Adds a source of accounts that must stay, besides the authors of the statuses that stay. */
  retainAccounts(source: () => Iterable<AccountId>): () => void;
  /** Drops statuses that nothing refers to once there are too many. Called after rows were imported. */
  trim(): void;
}

export function createGraph(cap = MAX_STATUSES): Graph {
  const accounts = createTable<AccountId, Account>();
  const relationships = createTable<AccountId, Relationship>();
  const statuses = createTable<StatusId, StatusRow>();
  const polls = createTable<PollId, Poll>();
  const statusSources = new Set<() => Iterable<StatusId>>();
  const accountSources = new Set<() => Iterable<AccountId>>();
  let limit = cap;

  /** Retained ids, with the statuses they repeat or quote. */
  function retainedStatuses(): Set<StatusId> {
    const retained = new Set<StatusId>();
    const follow = (id: StatusId | null): void => {
      let next = id;
      while (next !== null && !retained.has(next)) {
        retained.add(next);
        const row: StatusRow | undefined = statuses.fact(next);
        next = row?.repeatOfId ?? row?.quote?.id ?? null;
      }
    };
    for (const source of statusSources) for (const id of source()) follow(id);
    for (const id of statuses.subscribedIds()) follow(id);
    return retained;
  }

  function sweep(): void {
    const retained = retainedStatuses();
    statuses.sweep((id) => retained.has(id));
    const accountIds = new Set<AccountId>([...accountSources].flatMap((source) => [...source()]));
    const pollIds = new Set<PollId>();
    for (const id of retained) {
      const row = statuses.fact(id);
      if (row === undefined) continue;
      accountIds.add(row.accountId);
      if (row.pollId !== null) pollIds.add(row.pollId);
    }
    accounts.sweep((id) => accountIds.has(id));
    relationships.sweep((id) => accountIds.has(id));
    polls.sweep((id) => pollIds.has(id));
    // The retained rows alone may exceed the cap: the next sweep waits until a quarter more have been added.
    limit = Math.max(cap, Math.ceil(statuses.size * 1.25));
  }

  return {
    accounts,
    relationships,
    statuses,
    polls,
    retain(source) {
      statusSources.add(source);
      return () => statusSources.delete(source);
    },
    retainAccounts(source) {
      accountSources.add(source);
      return () => accountSources.delete(source);
    },
    trim() {
      if (statuses.size > limit) sweep();
    },
  };
}
