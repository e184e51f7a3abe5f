import type { Server } from '../server/server';
import type { AccountRow } from '../store/accounts/accounts';
import { type Hidden, findFollowed, findHidden } from '../store/accounts/relationships';
import type { StatusRow } from '../store/statuses/statuses';

/** The viewer that an answer is rendered for. */
export interface Viewer {
  account: AccountRow;
  /** Ids of the accounts that the viewer follows. */
  follows: Set<string>;
  hidden: Hidden;
}

export function viewerOf(server: Server, account: AccountRow | null): Viewer | null {
  if (account === null) return null;
  const { id } = account;
  return { account, follows: findFollowed(server.db, id), hidden: findHidden(server.db, id) };
}

/** Whether a viewer may see a status that mentions the given accounts. */
export function canSee(status: StatusRow, mentioned: string[], viewer: Viewer | null): boolean {
  if (status.visibility === 'public' || status.visibility === 'unlisted') return true;
  if (viewer === null) return false;
  const { account, follows } = viewer;
  if (status.account_id === account.id || mentioned.includes(account.id)) return true;
  if (status.visibility === 'local') return account.host === null;
  return status.visibility === 'private' && follows.has(status.account_id);
}
