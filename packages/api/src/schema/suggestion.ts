import type { Suggestion } from '../model/account';
import { readAccount } from './account';
import { isObject, readText } from './read';

/** Of the second version of the call; the first one sends plain accounts, which are read as well. */
export function readSuggestion(json: unknown): Suggestion | undefined {
  if (!isObject(json)) return undefined;
  const account = readAccount(json['account'] ?? json);
  return account === undefined ? undefined : { account, source: readText(json, 'source') };
}
