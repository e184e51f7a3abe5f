import type {
  WireAccount,
  WireOriginalStatus,
  WireRepeat,
  WireStatus,
  WireStatusPleroma,
} from '@linnet/api/wire';
import type { Here } from '../server/here';
import type { StatusRow } from '../store/statuses';
import { withOrigin } from '../text/origin-mark';
import { plainText } from '../text/plain-text';
import { acctOf, profileUrl } from './account';
import { renderAttachment } from './attachment';
import { emojiIn } from './emoji';
import { canSee, type Reader } from './reader';
import { gatherSources, writtenAccount, type StatusSources } from './status-sources';
import { wireTime } from './time';

interface Writing {
  here: Here;
  sources: StatusSources;
  reader: Reader | null;
}

function statusUri(here: Here, row: StatusRow, host: string | null): string {
  return host === null ? `${here.origin()}/objects/${row.object}` : `https://${host}/objects/${row.object}`;
}

function statusUrl(here: Here, row: StatusRow, host: string | null): string {
  return host === null
    ? `${here.origin()}/notice/${row.id}`
    : `https://${host}/notice/${row.object.slice(0, 8)}`;
}

function visible({ sources, reader }: Writing, row: StatusRow | undefined): row is StatusRow {
  return row !== undefined && canSee(row, sources.mentions.get(row.id) ?? [], reader);
}

function authorOf(
  { here, sources, reader }: Writing,
  row: StatusRow,
): { account: WireAccount; host: string | null } | null {
  const author = sources.accounts.get(row.account_id);
  if (!author) return null;
  return { account: writtenAccount(here, sources, { row: author, reader }), host: author.host };
}

function mentionsOf({ here, sources }: Writing, row: StatusRow) {
  return (sources.mentions.get(row.id) ?? []).flatMap((id) => {
    const account = sources.accounts.get(id);
    if (!account) return [];
    return [{ id, acct: acctOf(account), username: account.username, url: profileUrl(here, account) }];
  });
}

/** What a status and the wrapper of its repeat have in common. */
function sharedParts(writing: Writing, row: StatusRow) {
  const { here, sources } = writing;
  const origin = here.origin();
  const content = withOrigin(row.content, origin);
  return {
    content,
    created_at: wireTime(row.created_at),
    favourited: sources.marks.favourited.has(row.id),
    reblogged: sources.marks.reblogged.has(row.id),
    bookmarked: sources.marks.bookmarked.has(row.id),
    muted: false,
    pinned: row.pinned_at !== null,
    visibility: row.visibility,
    media_attachments: (sources.media.get(row.id) ?? []).map((media) => renderAttachment(media, origin)),
    tags: (sources.tags.get(row.id) ?? []).map((name) => ({
      name,
      url: `${origin}/tag/${encodeURIComponent(name)}`,
    })),
    application: row.app_name === null ? null : { name: row.app_name, website: row.app_website },
    language: null,
  };
}

function pleromaPart(writing: Writing, row: StatusRow, content: string): WireStatusPleroma {
  const { here, sources } = writing;
  const parent = row.in_reply_to_id === null ? undefined : sources.statuses.get(row.in_reply_to_id);
  const answered =
    row.in_reply_to_account_id === null ? undefined : sources.accounts.get(row.in_reply_to_account_id);
  const quoted = row.quote_id === null ? undefined : sources.statuses.get(row.quote_id);
  const quotedHost = quoted ? (sources.accounts.get(quoted.account_id)?.host ?? null) : null;
  const quoteVisible = visible(writing, quoted);
  return {
    local: row.local === 1,
    conversation_id: row.conversation_id,
    context: `${here.origin()}/contexts/${row.context}`,
    in_reply_to_account_acct: answered ? acctOf(answered) : null,
    quote: null,
    quote_id: row.quote_id,
    quote_url: quoted ? statusUri(here, quoted, quotedHost) : null,
    quote_visible: quoteVisible,
    quotes_count: row.quotes_count,
    content: { 'text/plain': plainText(content) },
    spoiler_text: { 'text/plain': row.spoiler_text },
    expires_at: null,
    direct_conversation_id: null,
    thread_muted: false,
    emoji_reactions: [],
    parent_visible: visible(writing, parent),
    pinned_at: row.pinned_at === null ? null : wireTime(row.pinned_at),
    bookmark_folder: null,
    list_id: null,
  };
}

function writeOriginal(
  writing: Writing,
  row: StatusRow,
  quotes: 'with quote' | 'bare',
): WireOriginalStatus | null {
  const author = authorOf(writing, row);
  if (!author || !visible(writing, row)) return null;
  const { here, sources } = writing;
  const shared = sharedParts(writing, row);
  const pleroma = pleromaPart(writing, row, shared.content);
  if (quotes === 'with quote' && row.quote_id !== null) {
    const quoted = sources.statuses.get(row.quote_id);
    pleroma.quote = quoted ? writeOriginal(writing, quoted, 'bare') : null;
  }
  return {
    ...shared,
    id: row.id,
    uri: statusUri(here, row, author.host),
    url: statusUrl(here, row, author.host),
    account: author.account,
    in_reply_to_id: row.in_reply_to_id,
    in_reply_to_account_id: row.in_reply_to_account_id,
    reblog: null,
    card: null,
    poll: null,
    text: null,
    edited_at: row.edited_at === null ? null : wireTime(row.edited_at),
    reblogs_count: row.reblogs_count,
    favourites_count: row.favourites_count,
    replies_count: row.replies_count,
    sensitive: row.sensitive === 1,
    spoiler_text: row.spoiler_text,
    mentions: mentionsOf(writing, row),
    emojis: emojiIn(`${shared.content} ${row.spoiler_text}`, here.origin()),
    pleroma,
  };
}

function writeRepeat(writing: Writing, row: StatusRow, originalId: string): WireRepeat | null {
  const { sources } = writing;
  const repeater = authorOf(writing, row);
  const source = sources.statuses.get(originalId);
  const original = source ? writeOriginal(writing, source, 'with quote') : null;
  if (!repeater || !source || !original) return null;
  const shared = sharedParts(writing, source);
  const { id, acct, username, url } = original.account;
  return {
    ...shared,
    id: row.id,
    uri: original.uri,
    url: original.uri,
    account: repeater.account,
    created_at: wireTime(row.created_at),
    visibility: row.visibility,
    in_reply_to_id: null,
    in_reply_to_account_id: null,
    reblog: original,
    reblogs_count: 0,
    favourites_count: 0,
    replies_count: 0,
    sensitive: false,
    spoiler_text: '',
    mentions: [{ id, acct, username, url }],
    emojis: [],
    application: row.app_name === null ? null : { name: row.app_name, website: row.app_website },
    pleroma: { local: row.local === 1, pinned_at: original.pleroma.pinned_at, bookmark_folder: null },
  };
}

/** Statuses in the order of `ids`, as `reader` sees them; what they may not see is left out. */
export function renderStatuses(here: Here, ids: string[], reader: Reader | null): WireStatus[] {
  if (ids.length === 0) return [];
  const sources = gatherSources(here, ids, reader);
  const writing: Writing = { here, sources, reader };
  return ids.flatMap((id): WireStatus[] => {
    const row = sources.statuses.get(id);
    if (!row) return [];
    const status =
      row.reblog_of_id === null
        ? writeOriginal(writing, row, 'with quote')
        : writeRepeat(writing, row, row.reblog_of_id);
    return status === null ? [] : [status];
  });
}

export function renderStatus(here: Here, id: string, reader: Reader | null): WireStatus | null {
  return renderStatuses(here, [id], reader)[0] ?? null;
}
