import type { WireAccount } from '@linnet/api/wire';
import type { Here } from '../server/here';
import { findAccounts, type AccountRow } from '../store/accounts';
import { isOpenTo, renderAccount, withRelationship } from './account';
import { renderRelationship } from './relationship';

/** Accounts in the order of `ids`, without those that the viewer may not see. */
export function renderAccounts(
  here: Here,
  ids: string[],
  { reader, relationships }: { reader: AccountRow | null; relationships: boolean },
): WireAccount[] {
  const rows = findAccounts(here.db, ids);
  return ids.flatMap((id): WireAccount[] => {
    const row = rows.get(id);
    if (!row || !isOpenTo(here, row, reader)) return [];
    const account = renderAccount(here, row, reader);
    if (!relationships || reader === null) return [account];
    return [withRelationship(account, renderRelationship(here.db, reader.id, id))];
  });
}
