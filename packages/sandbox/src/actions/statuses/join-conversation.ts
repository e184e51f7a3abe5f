import type { Server } from '../../server/server';
import { findAccounts } from '../../store/accounts/accounts';
import {
  directInContext,
  findConversationsEndingWith,
  setLastStatus,
  touchConversation,
} from '../../store/statuses/conversations';
import { type StatusRow, findMentions, findStatus } from '../../store/statuses/statuses';

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
  const byPeople = server.behaviour.conversationsByPeople;
  const all = [...new Set([status.account_id, ...mentioned])];
  const people = byPeople ? all.sort() : all;
  const accounts = findAccounts(server.db, people);
  return people
    .filter((id) => accounts.get(id)?.host === null)
    .map((accountId) => ({
      accountId,
      conversationId: touchConversation(
        server.db,
        {
          account_id: accountId,
          context: status.context,
          last_status_id: status.id,
          unread: accountId === status.account_id ? 0 : 1,
          recipients: people,
          updated_at: status.created_at,
        },
        byPeople,
      ),
    }));
}

/** Finds a new last status for the conversations that ended with a deleted one. */
export function leaveConversations(server: Server, { id, context }: StatusRow): void {
  const { db } = server;
  const rows = findConversationsEndingWith(db, id);
  if (rows.length === 0) return;
  const rest = directInContext(db, context, {
    maxId: null,
    sinceId: null,
    minId: null,
    limit: 1_000,
    offset: 0,
  });
  const mentions = findMentions(db, rest);
  const participantsOf = (statusId: string): string =>
    [...new Set([findStatus(db, statusId)?.account_id ?? '', ...(mentions.get(statusId) ?? [])])]
      .sort()
      .join();
  for (const row of rows) {
    const recipients = (JSON.parse(row.recipients) as string[]).sort().join();
    const belongsToRow = (statusId: string): boolean =>
      !server.behaviour.conversationsByPeople || participantsOf(statusId) === recipients;
    setLastStatus(db, row.id, rest.find((statusId) => statusId !== id && belongsToRow(statusId)) ?? null);
  }
}
