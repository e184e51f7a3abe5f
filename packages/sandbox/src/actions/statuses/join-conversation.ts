import type { Server } from '../../server/server';
import { findAccounts } from '../../store/accounts/accounts';
import { touchConversation } from '../../store/statuses/conversations';
import type { StatusRow } from '../../store/statuses/statuses';

/** A conversation that a new status moved to the top, and its owner. */
export interface BumpedConversation {
  accountId: string;
  conversationId: number;
}

/**
 * Moves the conversation of a direct status to the top for every account of this server that takes part; it becomes
 * unread for all but the author. The caller emits the events after the transaction.
 */
export function joinConversation(
  server: Server,
  status: StatusRow,
  mentioned: string[],
): BumpedConversation[] {
  if (status.visibility !== 'direct') return [];
  const people = [...new Set([status.account_id, ...mentioned])];
  const accounts = findAccounts(server.db, people);
  return people
    .filter((id) => accounts.get(id)?.host === null)
    .map((accountId) => ({
      accountId,
      conversationId: touchConversation(server.db, {
        account_id: accountId,
        context: status.context,
        last_status_id: status.id,
        unread: accountId === status.account_id ? 0 : 1,
        recipients: people,
        updated_at: status.created_at,
      }),
    }));
}
