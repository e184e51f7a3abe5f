import type { WireOriginalStatus, WirePoll, WireRepeat, WireStatus } from '@linnet/api/wire';
import type { Server } from '../server/server';
import { findIdentity } from '../store/accounts/identities';
import type { StatusRow } from '../store/statuses/statuses';
import { withOrigin, withoutFormatting } from '../text/plain-text';
import { emojiIn, renderAttachment } from './attachments-and-emoji';
import {
  type RenderContext,
  authorOf,
  isMuted,
  isAuthorVisible,
  mayShowQuote,
  mentionOf,
  mentionsOf,
  pleromaPart,
  quotedBy,
  statusUri,
  statusUrl,
  isVisible,
} from './status-parts';
import { renderCard, renderPoll } from './status-contents';
import { withFilterResults } from './filters';
import type { Viewer } from './viewer';
import { loadSources } from './status-sources';
import { wireTime } from './time';

/** What a status and its repeat's wrapper have in common. */
function sharedParts(context: RenderContext, row: StatusRow) {
  const { server, sources, isPlain } = context;
  const origin = server.origin();
  const html = withOrigin(row.content, origin);
  const content = isPlain ? withoutFormatting(html) : html;
  return {
    content,
    created_at: wireTime(row.created_at),
    favourited: sources.marks.favourited.has(row.id),
    reblogged: sources.marks.reblogged.has(row.id),
    bookmarked: sources.marks.bookmarked.has(row.id),
    muted: isMuted(context, row),
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

function pollOf({ server, sources, viewer }: RenderContext, row: StatusRow): WirePoll | null {
  const poll = sources.polls.get(row.id);
  if (!poll) return null;
  return renderPoll(server, poll, { viewerId: viewer?.account.id ?? null, authorId: row.account_id });
}

function pollTitles({ sources }: RenderContext, row: StatusRow): string {
  return (sources.polls.get(row.id)?.options ?? []).map(({ title }) => title).join(' ');
}

/**
 * The parent of a status; null when the parent was deleted or its author is hidden. The conversation stays the same.
 */
function replyFields(context: RenderContext, row: StatusRow) {
  const { sources } = context;
  const parent = row.in_reply_to_id === null ? undefined : sources.statuses.get(row.in_reply_to_id);
  return parent && isAuthorVisible(context, parent)
    ? { in_reply_to_id: parent.id, in_reply_to_account_id: parent.account_id }
    : { in_reply_to_id: null, in_reply_to_account_id: null };
}

function renderOriginal(
  context: RenderContext,
  row: StatusRow,
  quotes: 'with quote' | 'bare',
): WireOriginalStatus | null {
  const author = authorOf(context, row);
  if (!author || !isVisible(context, row)) return null;
  const { server } = context;
  const shared = sharedParts(context, row);
  const pleroma = pleromaPart(context, row, shared.content);
  const quoted = quotes === 'with quote' ? quotedBy(context, row) : undefined;
  if (mayShowQuote(context, row, quoted)) pleroma.quote = renderOriginal(context, quoted, 'bare');
  return {
    ...shared,
    id: row.id,
    uri: statusUri(server, row, author.host),
    url: statusUrl(server, row, author.host),
    account: author.account,
    ...replyFields(context, row),
    reblog: null,
    card: renderCard(shared.content, server.origin()),
    poll: pollOf(context, row),
    text: null,
    edited_at: row.edited_at === null ? null : wireTime(row.edited_at),
    reblogs_count: row.reblogs_count,
    favourites_count: row.favourites_count,
    replies_count: row.replies_count,
    sensitive: row.sensitive === 1,
    spoiler_text: row.spoiler_text,
    mentions: mentionsOf(context, row),
    emojis: emojiIn(`${shared.content} ${row.spoiler_text} ${pollTitles(context, row)}`, server),
    pleroma,
  };
}

function renderRepeat(context: RenderContext, row: StatusRow, originalId: string): WireRepeat | null {
  const { sources } = context;
  const repeater = authorOf(context, row);
  const originalRow = sources.statuses.get(originalId);
  const original = originalRow ? renderOriginal(context, originalRow, 'with quote') : null;
  if (!repeater || !originalRow || !original) return null;
  const shared = sharedParts(context, originalRow);
  // A repeat is pinned only when the status is by the same account.
  const isPinned = shared.pinned && row.account_id === originalRow.account_id;
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
    mentions: mentionOf(context, originalRow.account_id),
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

interface RenderOptions {
  viewer: Viewer | null;
  withConversations: boolean;
  seesAll?: boolean;
}

function renderAll(
  server: Server,
  ids: string[],
  { viewer, withConversations, seesAll = false }: RenderOptions,
): WireStatus[] {
  if (ids.length === 0) return [];
  const sources = loadSources(server, ids, { viewer, withConversations });
  const isPlain = viewer !== null && findIdentity(server.db, viewer.account.id).no_rich_text === 1;
  const context: RenderContext = { server, sources, viewer, isPlain, seesAll };
  const statuses = ids.flatMap((id): WireStatus[] => {
    const row = sources.statuses.get(id);
    if (!row) return [];
    const status =
      row.reblog_of_id === null
        ? renderOriginal(context, row, 'with quote')
        : renderRepeat(context, row, row.reblog_of_id);
    return status === null ? [] : [status];
  });
  return withFilterResults(server, statuses, viewer);
}

/** Statuses in the order of `ids`, as the viewer sees them, without those that the viewer may not see. */
export function renderStatuses(server: Server, ids: string[], viewer: Viewer | null): WireStatus[] {
  return renderAll(server, ids, { viewer, withConversations: false });
}

/** Statuses of every scope, for the work of the staff. */
export function renderStatusesForStaff(server: Server, ids: string[], viewer: Viewer | null): WireStatus[] {
  return renderAll(server, ids, { viewer, withConversations: false, seesAll: true });
}

/** As `renderStatuses`; each status also has the id of the viewer's conversation, which other lists don't send. */
export function renderWithConversations(server: Server, ids: string[], viewer: Viewer | null): WireStatus[] {
  return renderAll(server, ids, { viewer, withConversations: true });
}

/** One status by itself. */
export function renderStatus(server: Server, id: string, viewer: Viewer | null): WireStatus | null {
  return renderWithConversations(server, [id], viewer)[0] ?? null;
}
