import type { AccountId } from '../model/ids';
import { readAccount } from './account';
import {
  type ModelOf,
  objectReader,
  type JsonObject,
  isObject,
  readCount,
  readFlag,
  readId,
  readRows,
  readText,
  readWebAddress,
} from './read';

function readAccountId(json: unknown) {
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

export type Reaction = ModelOf<typeof readReaction>;

export const readReaction = objectReader((json) => {
  const name = nameOf(json);
  if (name === '') return undefined;
  return {
    /** The Unicode emoji, or the shortcode without colons (`name@host` for a remote one). */
    name,
    count: readCount(json, 'count'),
    me: readFlag(json, 'me'),
    /** Address of a custom emoji's picture; null for Unicode. */
    url: readWebAddress(json, 'url'),
    accountIds: readRows(json, 'account_ids', accountIdRows),
  };
});

const reactionRows = { limit: 1_000, row: readReaction };

/** Pleroma has them under `pleroma`, Akkoma in both places, Hollo at the top level, Glitch as `reactions`. */
export function readReactions(status: JsonObject, pleroma: JsonObject): readonly Reaction[] {
  if (Array.isArray(pleroma['emoji_reactions'])) return readRows(pleroma, 'emoji_reactions', reactionRows);
  const key = Array.isArray(status['emoji_reactions']) ? 'emoji_reactions' : 'reactions';
  return readRows(status, key, reactionRows);
}

const accountRows = { limit: 10_000, row: readAccount };

/** A reaction with the accounts. */
export type ReactionPeople = ModelOf<typeof readReactionPeople>;

/** Reads a reaction from the list of reactions, which has accounts instead of ids. Undefined without a name. */
export function readReactionPeople(json: unknown) {
  const reaction = readReaction(json);
  if (!isObject(json) || reaction === undefined) return undefined;
  const accounts = readRows(json, 'accounts', accountRows);
  return { ...reaction, accountIds: accounts.map(({ id }) => id), accounts };
}
