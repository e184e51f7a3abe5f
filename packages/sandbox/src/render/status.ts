import type { WireOriginalStatus, WirePoll, WireRepeat, WireStatus } from '@linnet/api/wire';
import type { Server } from '../server/server';
import { findIdentity } from '../store/accounts/identities';
import type { StatusRow } from '../store/statuses/statuses';
import { withOrigin, withoutFormatting } from '../text/plain-text';
import { emojiIn, renderAttachment } from './attachments-and-emoji';
import {
  type Writing,
  authorOf,
  isMuted,
  isNamed,
  mayShowQuote,
  mentionOf,
  mentionsOf,
  pleromaPart,
  quotedBy,
  statusUri,
  statusUrl,
  visible,
} from './status-parts';
import { renderCard, renderPoll } from './status-contents';
import { withFilterResults } from './filters';
import type { Reader } from './reader';
import { gatherSources } from './status-sources';
import { wireTime } from './time';

/** What a status and its repeat's wrapper have in common. */
function sharedParts(writing: Writing, row: StatusRow) {
  const { server, sources, plain } = writing;
  const origin = server.origin();
  const written = withOrigin(row.content, origin);
  const content = plain ? withoutFormatting(written) : written;
  return {
    content,
    created_at: wireTime(row.created_at),
    favourited: sources.marks.favourited.has(row.id),
    reblogged: sources.marks.reblogged.has(row.id),
    bookmarked: sources.marks.bookmarked.has(row.id),
    muted: isMuted(writing, row),
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

function pollOf({ server, sources, reader }: Writing, row: StatusRow): WirePoll | null {
  const poll = sources.polls.get(row.id);
  if (!poll) return null;
  return renderPoll(server, poll, { readerId: reader?.account.id ?? null, authorId: row.account_id });
}

function pollTitles({ sources }: Writing, row: StatusRow): string {
  return (sources.polls.get(row.id)?.options ?? []).map(({ title }) => title).join(' ');
}

/**
 * The parent of a status; null when the parent was deleted or its author is hidden. The conversation stays the same.
 */
function answered(writing: Writing, row: StatusRow) {
  const { sources } = writing;
  const parent = row.in_reply_to_id === null ? undefined : sources.statuses.get(row.in_reply_to_id);
  return parent && isNamed(writing, parent)
    ? { in_reply_to_id: parent.id, in_reply_to_account_id: parent.account_id }
    : { in_reply_to_id: null, in_reply_to_account_id: null };
}

function writeOriginal(
  writing: Writing,
  row: StatusRow,
  quotes: 'with quote' | 'bare',
): WireOriginalStatus | null {
  const author = authorOf(writing, row);
  if (!author || !visible(writing, row)) return null;
  const { server } = writing;
  const shared = sharedParts(writing, row);
  const pleroma = pleromaPart(writing, row, shared.content);
  const quoted = quotes === 'with quote' ? quotedBy(writing, row) : undefined;
  if (mayShowQuote(writing, row, quoted)) pleroma.quote = writeOriginal(writing, quoted, 'bare');
  return {
    ...shared,
    id: row.id,
    uri: statusUri(server, row, author.host),
    url: statusUrl(server, row, author.host),
    account: author.account,
    ...answered(writing, row),
    reblog: null,
    card: renderCard(shared.content, server.origin()),
    poll: pollOf(writing, row),
    text: null,
    edited_at: row.edited_at === null ? null : wireTime(row.edited_at),
    reblogs_count: row.reblogs_count,
    favourites_count: row.favourites_count,
    replies_count: row.replies_count,
    sensitive: row.sensitive === 1,
    spoiler_text: row.spoiler_text,
    mentions: mentionsOf(writing, row),
    emojis: emojiIn(`${shared.content} ${row.spoiler_text} ${pollTitles(writing, row)}`, server.origin()),
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
  // A repeat is pinned only when the status is by the same account.
  const isPinned = shared.pinned && row.account_id === source.account_id;
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
    mentions: mentionOf(writing, source.account_id),
    emojis: [],
    application: row.app_name === null ? null : { name: row.app_name, website: row.app_website },
    muted: false,
    pinned: isPinned,
    pleroma: {
      local: row.local === 1,
      pinned_at: isPinned ? original.pleroma.pinned_at : null,
      bookmark_folder: original.pleroma.bookmark_folder,
    },
  };
}

function renderEach(
  server: Server,
  ids: string[],
  { reader, namesConversations }: { reader: Reader | null; namesConversations: boolean },
): WireStatus[] {
  if (ids.length === 0) return [];
  const sources = gatherSources(server, ids, { reader, namesConversations });
  const plain = reader !== null && findIdentity(server.db, reader.account.id).no_rich_text === 1;
  const writing: Writing = { server, sources, reader, plain };
  const statuses = ids.flatMap((id): WireStatus[] => {
    const row = sources.statuses.get(id);
    if (!row) return [];
    const status =
      row.reblog_of_id === null
        ? writeOriginal(writing, row, 'with quote')
        : writeRepeat(writing, row, row.reblog_of_id);
    return status === null ? [] : [status];
  });
  return withFilterResults(server, statuses, reader);
}

/** Statuses in the order of `ids`, as the viewer (`reader`) sees them, without those that the viewer may not see. */
export function renderStatuses(server: Server, ids: string[], reader: Reader | null): WireStatus[] {
  return renderEach(server, ids, { reader, namesConversations: false });
}

/** Does the same, but each status has the id of the viewer's conversation; other lists don't send it. */
export function renderConversing(server: Server, ids: string[], reader: Reader | null): WireStatus[] {
  return renderEach(server, ids, { reader, namesConversations: true });
}

/** One status by itself. */
export function renderStatus(server: Server, id: string, reader: Reader | null): WireStatus | null {
  return renderConversing(server, [id], reader)[0] ?? null;
}
