import type { FamiliarFollowers } from '../model/account';
import type { AccountId } from '../model/ids';
import { readAccount } from './account';
import { isObject, readId, readRows } from './read';

const accountRows = { limit: 500, row: readAccount };

export function readFamiliarFollowers(json: unknown): FamiliarFollowers | undefined {
  if (!isObject(json)) return undefined;
  const id = readId<AccountId>(json, 'id');
  return id === null ? undefined : { id, accounts: readRows(json, 'accounts', accountRows) };
}
