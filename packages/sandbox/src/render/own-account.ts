import type { WireAccount } from '@linnet/api/wire';
import type { Here } from '../server/here';
import type { AccountRow } from '../store/accounts';
import { settingsStoreOf } from '../store/settings-stores';
import { renderAccount } from './account';

/** The viewer's own account with the stored settings of clients; only the two `credentials` routes send these. */
export function renderOwnAccount(here: Here, row: AccountRow): WireAccount {
  const account = renderAccount(here, row, row);
  const settings_store = settingsStoreOf(here.db, row, here.now());
  return { ...account, pleroma: { ...account.pleroma, settings_store } };
}
