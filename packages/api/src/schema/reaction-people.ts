import type { ReactionPeople } from '../model/status';
import { readAccount } from './account';
import { readReaction } from './reaction';
import { isObject, readRows } from './read';

const accountRows = { limit: 10_000, row: readAccount };

/** Reads a reaction from the list of reactions, which has accounts instead of ids. Undefined without a name. */
export function readReactionPeople(json: unknown): ReactionPeople | undefined {
  const reaction = readReaction(json);
  if (!isObject(json) || reaction === undefined) return undefined;
  const accounts = readRows(json, 'accounts', accountRows);
  return { ...reaction, accountIds: accounts.map(({ id }) => id), accounts };
}
