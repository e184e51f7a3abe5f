import type { Suggestion } from '../model/account';
import { readAccount } from './account';
import { isObject, readText } from './read';

/** Reads a suggestion of version 2, or a plain account of version 1. */
export function readSuggestion(json: unknown): Suggestion | undefined {
  if (!isObject(json)) return undefined;
  const account = readAccount(json['account'] ?? json);
  return account === undefined ? undefined : { account, source: readText(json, 'source') };
}
