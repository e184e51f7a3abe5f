import type { RelatedAccount } from '../model/account';
import { readAccount } from './account';
import { isObject, readObject } from './read';
import { readRelationship } from './relationship';

/** Pleroma includes the relationship in the account when requested by `with_relationships`; otherwise it sends `{}`. */
export function readRelatedAccount(json: unknown): RelatedAccount | undefined {
  const account = readAccount(json);
  if (account === undefined || !isObject(json)) return undefined;
  const relationship = readRelationship(readObject(json, 'pleroma')['relationship']);
  return { account, relationship: relationship?.id === account.id ? relationship : null };
}
