import type { Account } from '../model/account';
import type { AccountId, StatusId } from '../model/ids';
import type { Status } from '../model/status';
import { readAuthor } from './account';
import { readFilterMatches } from './lists-and-filters';
import { readQuote } from './quote';
import { readReactions } from './reactions';
import {
  type JsonObject,
  isObject,
  readCount,
  readCountOrNull,
  readFlag,
  readFlagOrNull,
  readId,
  readObject,
  readRows,
  readText,
  readTextOrNull,
  readTime,
  readTimeOrEpoch,
  readWebAddress,
} from './read';
import {
  type Mention,
  type Scope,
  readAttachment,
  readCard,
  readEmojis,
  readMention,
  readPoll,
  readScope,
  readTag,
} from './status-contents';

const permanentName = /^tag:/i;

export function readWording(status: JsonObject) {
  return {
    content: readText(status, 'content'),
    subject: readText(status, 'spoiler_text'),
    sourceText: readTextOrNull(status, 'text'),
    sensitive: readFlag(status, 'sensitive'),
    language: readTextOrNull(status, 'language') || null,
    createdAt: readTimeOrEpoch(status, 'created_at'),
    editedAt: readTime(status, 'edited_at'),
  };
}

/** Besides web addresses, old servers have URIs of the form `tag:host,date:…`; anything else is dropped. */
function readUri(status: JsonObject): string {
  const address = readWebAddress(status, 'uri');
  if (address !== null) return address;
  const name = readText(status, 'uri');
  return permanentName.test(name) ? name : '';
}

function readAudience(status: JsonObject): Scope {
  const scope = readScope(status['visibility']);
  // GoToSocial marks a post as not federated by a flag beside the scope.
  const staysHere = readFlag(status, 'local_only') && (scope === 'public' || scope === 'unlisted');
  return staysHere ? 'local' : scope;
}

/**
 * When the post expires. For the author of a poll, Pleroma wrongly has the end of the poll in this field: a time
 * that is equal to the second is read as none.
 */
function readExpiry(status: JsonObject, pleroma: JsonObject): string | null {
  const end = readTime(pleroma, 'expires_at');
  const endOfPoll = readTime(readObject(status, 'poll'), 'expires_at');
  return end !== null && end.slice(0, 19) === endOfPoll?.slice(0, 19) ? null : end;
}

export function readOrigin(
  status: JsonObject,
  { account, pleroma }: { account: Account; pleroma: JsonObject },
) {
  return {
    uri: readUri(status),
    url: readWebAddress(status, 'url'),
    local: readFlagOrNull(pleroma, 'local') ?? !account.acct.includes('@'),
    scope: readAudience(status),
    conversationId: readId(pleroma, 'conversation_id'),
    expiresAt: readExpiry(status, pleroma),
  };
}

/** Only Pleroma sends the account replied to; elsewhere only its id is known. */
export function readReply(
  status: JsonObject,
  around: { account: Account; pleroma: JsonObject; mentions: readonly Mention[] },
) {
  const inReplyToId = readId<StatusId>(status, 'in_reply_to_id');
  const inReplyToAccountId = readId<AccountId>(status, 'in_reply_to_account_id');
  const acct = readTextOrNull(around.pleroma, 'in_reply_to_account_acct') || null;
  return {
    inReplyToId,
    inReplyToAccountId,
    inReplyToAcct: acct ?? acctOf(inReplyToAccountId, around),
    parentVisible: readFlagOrNull(around.pleroma, 'parent_visible') ?? inReplyToId !== null,
  };
}

function acctOf(
  id: AccountId | null,
  { account, mentions }: { account: Account; mentions: readonly Mention[] },
): string | null {
  if (id === null) return null;
  if (id === account.id) return account.acct;
  return mentions.find((mention) => mention.id === id)?.acct || null;
}

export function readCounts(status: JsonObject, pleroma: JsonObject) {
  return {
    repliesCount: readCount(status, 'replies_count'),
    repeatsCount: readCount(status, 'reblogs_count'),
    favouritesCount: readCount(status, 'favourites_count'),
    quotesCount: readCountOrNull(pleroma, 'quotes_count') ?? readCount(status, 'quotes_count'),
  };
}

/** The viewer's own favourite, repeat, bookmark and mute. */
export function readOwnMarks(status: JsonObject, pleroma: JsonObject) {
  const muted = readFlag(status, 'muted');
  return {
    favourited: readFlag(status, 'favourited'),
    repeated: readFlag(status, 'reblogged'),
    bookmarked: readFlag(status, 'bookmarked'),
    bookmarkFolderId: readId(pleroma, 'bookmark_folder'),
    pinned: readFlag(status, 'pinned'),
    muted,
    // Pleroma's `muted` is also true for a muted author; Mastodon's is only about the conversation.
    threadMuted: 'pleroma' in status ? readFlag(pleroma, 'thread_muted') : muted,
  };
}

/**
 * The position of a status in its response, which limits the depth: a row may be the wrapper of a repeat, its original
 * may have a quote, and a quoted status is read without its own quote.
 */
type Place = 'row' | 'original' | 'quoted';

const mentionRows = { limit: 1_000, row: readMention };
const tagRows = { limit: 1_000, row: readTag };
const attachmentRows = { limit: 200, row: readAttachment };

/** Undefined without an id or an account, and when the repeated status is invalid. */
export function readStatus(json: unknown): Status | undefined {
  return readStatusIn('row', json);
}

function readQuoted(json: unknown): Status | undefined {
  return readStatusIn('quoted', json);
}

function readNothing(): undefined {
  return undefined;
}

function readStatusIn(place: Place, json: unknown): Status | undefined {
  if (!isObject(json)) return undefined;
  const id = readId<StatusId>(json, 'id');
  const account = id === null ? undefined : readAuthor(json['account'], id);
  if (id === null || account === undefined) return undefined;
  const repeatOf = place === 'row' ? readRepeated(json) : null;
  // Without its original the wrapper would show somebody's text under the name of the one who repeated it.
  if (repeatOf === undefined) return undefined;
  const pleroma = readObject(json, 'pleroma');
  const mentions = readRows(json, 'mentions', mentionRows);
  return {
    id,
    account,
    repeatOf,
    mentions,
    ...readWording(json),
    ...readOrigin(json, { account, pleroma }),
    ...readReply(json, { account, pleroma, mentions }),
    ...readCounts(json, pleroma),
    ...readOwnMarks(json, pleroma),
    attachments: readRows(json, 'media_attachments', attachmentRows),
    poll: readPoll(json['poll']) ?? null,
    card: readCard(json['card']) ?? null,
    quote: readQuote({ status: json, pleroma, readQuoted: place === 'quoted' ? readNothing : readQuoted }),
    reactions: readReactions(json, pleroma),
    tags: readRows(json, 'tags', tagRows),
    emojis: readEmojis(json),
    filterMatches: readFilterMatches(json),
    applicationName: readTextOrNull(readObject(json, 'application'), 'name') || null,
  };
}

/** Null: not a repeat. Undefined: a repeat of an invalid status. */
function readRepeated(status: JsonObject): Status | null | undefined {
  const repeated = status['reblog'];
  return repeated === null || repeated === undefined ? null : readStatusIn('original', repeated);
}
