import type { AccountId } from '../model/ids';
import type { Mention } from '../model/status';
import { isObject, readId, readText } from './read';
import { readWebAddress } from './web-address';

export function readMention(json: unknown): Mention | undefined {
  if (!isObject(json)) return undefined;
  const id = readId<AccountId>(json, 'id');
  if (id === null) return undefined;
  const acct = readText(json, 'acct');
  return {
    id,
    acct,
    username: readText(json, 'username') || (acct.split('@', 1)[0] ?? ''),
    url: readWebAddress(json, 'url') ?? '',
  };
}
