import type { AccountId } from '../model/ids';
import type { Reaction, ReactionPeople } from '../model/status';
import { readAccount } from './account';
import {
  type JsonObject,
  isObject,
  readCount,
  readFlag,
  readId,
  readRows,
  readText,
  readWebAddress,
} from './read';

function readAccountId(json: unknown): AccountId | undefined {
  return readId<AccountId>({ id: json }, 'id') ?? undefined;
}

const accountIdRows = { limit: 1_000, row: readAccountId };

/** Normalises `:name:` to `name`; a separate host (Fedibird's and Hollo's `domain`) is appended. */
function nameOf(reaction: JsonObject): string {
  const sent = readText(reaction, 'name');
  const isWrapped = sent.length > 2 && sent.startsWith(':') && sent.endsWith(':');
  const name = isWrapped ? sent.slice(1, -1) : sent;
  const domain = readText(reaction, 'domain');
  return domain === '' || name === '' || name.includes('@') ? name : `${name}@${domain}`;
}

export function readReaction(json: unknown): Reaction | undefined {
  if (!isObject(json)) return undefined;
  const name = nameOf(json);
  if (name === '') return undefined;
  return {
    name,
    count: readCount(json, 'count'),
    me: readFlag(json, 'me'),
    url: readWebAddress(json, 'url'),
    accountIds: readRows(json, 'account_ids', accountIdRows),
  };
}

const reactionRows = { limit: 1_000, row: readReaction };

/** Pleroma has them under `pleroma`, Akkoma in both places, Hollo at the top level, Glitch as `reactions`. */
export function readReactions(status: JsonObject, pleroma: JsonObject): readonly Reaction[] {
  if (Array.isArray(pleroma['emoji_reactions'])) return readRows(pleroma, 'emoji_reactions', reactionRows);
  const key = Array.isArray(status['emoji_reactions']) ? 'emoji_reactions' : 'reactions';
  return readRows(status, key, reactionRows);
}

const accountRows = { limit: 10_000, row: readAccount };

/** Reads a reaction from the list of reactions, which has accounts instead of ids. Undefined without a name. */
export function readReactionPeople(json: unknown): ReactionPeople | undefined {
  const reaction = readReaction(json);
  if (!isObject(json) || reaction === undefined) return undefined;
  const accounts = readRows(json, 'accounts', accountRows);
  return { ...reaction, accountIds: accounts.map(({ id }) => id), accounts };
}
