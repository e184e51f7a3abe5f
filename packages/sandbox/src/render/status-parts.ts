import type { WireAccount, WireStatusPleroma, WireWithheldAccount } from '@linnet/api/wire';
import type { Server } from '../server/server';
import type { StatusRow } from '../store/statuses/statuses';
import { plainText, withOrigin } from '../text/plain-text';
import { acctOf, canSeeAccount, profileUrl } from './account';
import { type Viewer, canSee } from './viewer';
import { renderReactions } from './status-contents';
import { type StatusSources, renderAccountOnce } from './status-sources';
import { wireTime } from './time';

/** The context in which an answer is rendered. */
export interface RenderContext {
  server: Server;
  sources: StatusSources;
  viewer: Viewer | null;
  /** The viewer wants content without formatting. */
  isPlain: boolean;
  /** Rendered for the work of the staff, who see statuses of every scope. */
  seesAll: boolean;
}

export function statusUri(server: Server, row: StatusRow, host: string | null): string {
  return host === null ? `${server.origin()}/objects/${row.object}` : `https://${host}/objects/${row.object}`;
}

export function statusUrl(server: Server, row: StatusRow, host: string | null): string {
  return host === null
    ? `${server.origin()}/notice/${row.id}`
    : `https://${host}/notice/${row.object.slice(0, 8)}`;
}

export function isVisible(context: RenderContext, row: StatusRow | undefined): row is StatusRow {
  const { sources, viewer, seesAll } = context;
  return row !== undefined && (seesAll || canSee(row, sources.mentions.get(row.id) ?? [], viewer));
}

export function authorOf(
  { server, sources, viewer }: RenderContext,
  row: StatusRow,
): { account: WireAccount | WireWithheldAccount; host: string | null } | null {
  const author = sources.accounts.get(row.account_id);
  if (!author) return null;
  if (!canSeeAccount(server, author, viewer?.account ?? null)) return { account: {}, host: author.host };
  return { account: renderAccountOnce(server, sources, { row: author, viewer }), host: author.host };
}

/** Whether the viewer may know the author. */
export function isAuthorVisible({ server, sources, viewer }: RenderContext, row: StatusRow): boolean {
  const author = sources.accounts.get(row.account_id);
  return author !== undefined && canSeeAccount(server, author, viewer?.account ?? null);
}

/** A mention of an account; empty when the account no longer exists. */
export function mentionOf({ server, sources }: RenderContext, id: string) {
  const account = sources.accounts.get(id);
  if (!account) return [];
  return [{ id, acct: acctOf(account), username: account.username, url: profileUrl(server, account) }];
}

export function mentionsOf(context: RenderContext, row: StatusRow) {
  return (context.sources.mentions.get(row.id) ?? []).flatMap((id) => mentionOf(context, id));
}

function inMutedThread({ sources }: RenderContext, row: StatusRow): boolean {
  return sources.mutedThreads.has(row.context);
}

/** Whether the conversation or the author is muted. */
export function isMuted(context: RenderContext, row: StatusRow): boolean {
  return inMutedThread(context, row) || (context.viewer?.hidden.muted.has(row.account_id) ?? false);
}

/** The quoted status, if it still exists. */
export function quotedBy({ sources }: RenderContext, row: StatusRow): StatusRow | undefined {
  return row.quote_id === null ? undefined : sources.statuses.get(row.quote_id);
}

export function mayShowQuote(
  context: RenderContext,
  row: StatusRow,
  quoted: StatusRow | undefined,
): quoted is StatusRow {
  return row.quote_state === 'accepted' && isVisible(context, quoted);
}

/** The time when a status will delete itself; only its author gets it. */
function expiryFor({ server, viewer, sources }: RenderContext, row: StatusRow): string | null {
  if (viewer?.account.id !== row.account_id) return null;
  if (row.expires_at !== null) return wireTime(row.expires_at);
  const end = server.behaviour.pollsShowExpiry ? sources.polls.get(row.id)?.row.expires_at : null;
  return typeof end === 'number' && end > server.now() ? wireTime(end) : null;
}

/** The `pleroma` object of a status, without the quoted status itself. */
export function pleromaPart(context: RenderContext, row: StatusRow, content: string): WireStatusPleroma {
  const { server, sources } = context;
  const parent = row.in_reply_to_id === null ? undefined : sources.statuses.get(row.in_reply_to_id);
  const parentAuthor = parent ? sources.accounts.get(parent.account_id) : undefined;
  const quoted = quotedBy(context, row);
  return {
    local: row.local === 1,
    conversation_id: row.conversation_id,
    context: `${server.origin()}/contexts/${row.context}`,
    in_reply_to_account_acct: parentAuthor ? acctOf(parentAuthor) : null,
    quote: null,
    quote_id: quoted?.id ?? null,
    quote_url: row.quote_url === null ? null : withOrigin(row.quote_url, server.origin()),
    quote_visible: mayShowQuote(context, row, quoted),
    quotes_count: row.quotes_count,
    content: { 'text/plain': plainText(content) },
    spoiler_text: { 'text/plain': row.spoiler_text },
    expires_at: expiryFor(context, row),
    direct_conversation_id: sources.conversations.get(row.id) ?? null,
    thread_muted: inMutedThread(context, row),
    emoji_reactions: renderReactions(server, sources.reactions.get(row.id) ?? [], {
      viewer: context.viewer,
      withMuted: false,
    }),
    parent_visible: isVisible(context, parent) && isAuthorVisible(context, parent),
    pinned_at: row.pinned_at === null ? null : wireTime(row.pinned_at),
    bookmark_folder: sources.marks.bookmarked.get(row.id) ?? null,
    list_id: null,
  };
}
