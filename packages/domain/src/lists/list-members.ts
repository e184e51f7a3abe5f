import {
  type Account,
  type AccountId,
  ApiError,
  type ErrorReason,
  type ListId,
  addToList,
  takeFromList,
} from '@linnet/api';
import { type Cell, createCell } from '../kernel/cell';
import type { Client } from '../client/client';
import type { Notices } from '../notices/notices';

/** Shows a notice with the reason why a list could not be changed, unless the request was aborted. */
export function showListError(
  notices: Pick<Notices, 'add'>,
  reason: ErrorReason,
  retry: (() => void) | null = null,
): void {
  if (reason.kind === 'aborted') return;
  notices.add({ level: 'error', key: 'lists.error', reason, ...(retry === null ? {} : { retry }) });
}

export interface MemberEntry {
  account: Account;
  /** False for an account that was removed and is still listed, so that it can be added again. */
  isIn: boolean;
}

/** The members of a list while it is being edited. */
export interface ListMembers {
  /** First the members that were loaded, then those that were added. */
  entries: Pick<Cell<readonly MemberEntry[]>, 'get' | 'subscribe'>;
  /**
   * Adds or removes an account: shown at once, undone with a notice when the server refuses. One request at a time for
   * each account; the last choice wins.
   */
  set(account: Account, isIn: boolean): Promise<void>;
  /** The present members. */
  ids(): readonly AccountId[];
}

interface ListMembersOptions {
  /** Null for a list that is not created yet: then nothing is sent. */
  listId: ListId | null;
  members: readonly Account[];
}

type ListMembersNeeds = Pick<Client, 'send' | 'notices'>;

export function createListMembers(
  { send, notices }: ListMembersNeeds,
  { listId, members }: ListMembersOptions,
): ListMembers {
  const entries = createCell<readonly MemberEntry[]>(members.map((account) => ({ account, isIn: true })));
  const confirmed = new Map<AccountId, boolean>(members.map(({ id }) => [id, true]));
  const pending = new Set<AccountId>();

  const entryOf = (id: AccountId): MemberEntry | undefined =>
    entries.get().find(({ account }) => account.id === id);

  function show(account: Account, isIn: boolean): void {
    const known = entryOf(account.id);
    if (known?.isIn === isIn) return;
    entries.update((all) =>
      known === undefined
        ? [...all, { account, isIn }]
        : all.map((entry) => (entry === known ? { account, isIn } : entry)),
    );
  }

  async function sendLatest(list: ListId, account: Account): Promise<void> {
    const { id } = account;
    const wanted = entryOf(id)?.isIn ?? false;
    if (wanted === (confirmed.get(id) ?? false)) return;
    try {
      await send(wanted ? addToList(list, [id]) : takeFromList(list, [id]));
      confirmed.set(id, wanted);
      await sendLatest(list, account);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      show(account, confirmed.get(id) ?? false);
      showListError(notices, error.reason, () => void set(account, wanted));
    }
  }

  async function set(account: Account, isIn: boolean): Promise<void> {
    show(account, isIn);
    if (listId === null || pending.has(account.id)) return;
    pending.add(account.id);
    try {
      await sendLatest(listId, account);
    } finally {
      pending.delete(account.id);
    }
  }

  return {
    entries,
    set,
    ids: () => entries.get().flatMap(({ account, isIn }) => (isIn ? [account.id] : [])),
  };
}
