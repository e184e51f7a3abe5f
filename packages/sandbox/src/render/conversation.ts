import type { WireConversation } from '@linnet/api/wire';
import type { Here } from '../server/here';
import { findAccounts } from '../store/accounts';
import type { ConversationRow } from '../store/conversations';
import { isOpenTo, renderAccount } from './account';
import type { Reader } from './reader';
import { renderConversing } from './status';

function recipientsOf(row: ConversationRow): string[] {
  return JSON.parse(row.recipients) as string[];
}

/** Conversations as their owner sees them; those whose last status the owner may not see are left out. */
export function renderConversations(here: Here, rows: ConversationRow[], reader: Reader): WireConversation[] {
  const lastIds = rows.flatMap((row) => row.last_status_id ?? []);
  const statuses = new Map(renderConversing(here, lastIds, reader).map((status) => [status.id, status]));
  const accounts = findAccounts(here.db, rows.flatMap(recipientsOf));
  return rows.flatMap((row): WireConversation[] => {
    const last = statuses.get(row.last_status_id ?? '');
    if (!last) return [];
    const others = recipientsOf(row).flatMap((id) =>
      id === reader.account.id ? [] : (accounts.get(id) ?? []),
    );
    const shown = others.filter((account) => isOpenTo(here, account, reader.account));
    return [
      {
        id: String(row.id),
        accounts: shown.map((account) => renderAccount(here, account, reader.account)),
        unread: row.unread === 1,
        last_status: last,
      },
    ];
  });
}
