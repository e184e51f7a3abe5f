import type { WireAccount, WireStatusPleroma, WireWithheldAccount } from '@linnet/api/wire';
import type { Server } from '../server/server';
import type { StatusRow } from '../store/statuses/statuses';
import { plainText, withOrigin } from '../text/plain-text';
import { acctOf, isOpenTo, profileUrl } from './account';
import { type Reader, canSee } from './reader';
import { renderReactions } from './status-contents';
import { type StatusSources, writtenAccount } from './status-sources';
import { wireTime } from './time';

/** The context in which an answer is rendered. */
export interface Writing {
  server: Server;
  sources: StatusSources;
  reader: Reader | null;
  /** The viewer wants content without formatting. */
  plain: boolean;
}

export function statusUri(server: Server, row: StatusRow, host: string | null): string {
  return host === null ? `${server.origin()}/objects/${row.object}` : `https://${host}/objects/${row.object}`;
}

export function statusUrl(server: Server, row: StatusRow, host: string | null): string {
  return host === null
    ? `${server.origin()}/notice/${row.id}`
    : `https://${host}/notice/${row.object.slice(0, 8)}`;
}

export function visible({ sources, reader }: Writing, row: StatusRow | undefined): row is StatusRow {
  return row !== undefined && canSee(row, sources.mentions.get(row.id) ?? [], reader);
}

export function authorOf(
  { server, sources, reader }: Writing,
  row: StatusRow,
): { account: WireAccount | WireWithheldAccount; host: string | null } | null {
  const author = sources.accounts.get(row.account_id);
  if (!author) return null;
  if (!isOpenTo(server, author, reader?.account ?? null)) return { account: {}, host: author.host };
  return { account: writtenAccount(server, sources, { row: author, reader }), host: author.host };
}

/** Whether the viewer may know the author. */
export function isNamed({ server, sources, reader }: Writing, row: StatusRow): boolean {
  const author = sources.accounts.get(row.account_id);
  return author !== undefined && isOpenTo(server, author, reader?.account ?? null);
}

/** A mention of an account; empty when the account no longer exists. */
export function mentionOf({ server, sources }: Writing, id: string) {
  const account = sources.accounts.get(id);
  if (!account) return [];
  return [{ id, acct: acctOf(account), username: account.username, url: profileUrl(server, account) }];
}

export function mentionsOf(writing: Writing, row: StatusRow) {
  return (writing.sources.mentions.get(row.id) ?? []).flatMap((id) => mentionOf(writing, id));
}

function inMutedThread({ sources }: Writing, row: StatusRow): boolean {
  return sources.mutedThreads.has(row.context);
}

/** Whether the conversation or the author is muted. */
export function isMuted(writing: Writing, row: StatusRow): boolean {
  return inMutedThread(writing, row) || (writing.reader?.hidden.muted.has(row.account_id) ?? false);
}

/** The quoted status, if it still exists. */
export function quotedBy({ sources }: Writing, row: StatusRow): StatusRow | undefined {
  return row.quote_id === null ? undefined : sources.statuses.get(row.quote_id);
}

export function mayShowQuote(
  writing: Writing,
  row: StatusRow,
  quoted: StatusRow | undefined,
): quoted is StatusRow {
  return row.quote_state === 'accepted' && visible(writing, quoted);
}

/** The time when a status will delete itself; only its author gets it. */
function expiryFor({ server, reader, sources }: Writing, row: StatusRow): string | null {
  if (reader?.account.id !== row.account_id) return null;
  if (row.expires_at !== null) return wireTime(row.expires_at);
  const end = server.behaviour.pollsLookExpiring ? sources.polls.get(row.id)?.row.expires_at : null;
  return typeof end === 'number' && end > server.now() ? wireTime(end) : null;
}

/** The `pleroma` object of a status, without the quoted status itself. */
export function pleromaPart(writing: Writing, row: StatusRow, content: string): WireStatusPleroma {
  const { server, sources } = writing;
  const parent = row.in_reply_to_id === null ? undefined : sources.statuses.get(row.in_reply_to_id);
  const answered = parent ? sources.accounts.get(parent.account_id) : undefined;
  const quoted = quotedBy(writing, row);
  return {
    local: row.local === 1,
    conversation_id: row.conversation_id,
    context: `${server.origin()}/contexts/${row.context}`,
    in_reply_to_account_acct: answered ? acctOf(answered) : null,
    quote: null,
    quote_id: quoted?.id ?? null,
    quote_url: row.quote_url === null ? null : withOrigin(row.quote_url, server.origin()),
    quote_visible: mayShowQuote(writing, row, quoted),
    quotes_count: row.quotes_count,
    content: { 'text/plain': plainText(content) },
    spoiler_text: { 'text/plain': row.spoiler_text },
    expires_at: expiryFor(writing, row),
    direct_conversation_id: sources.conversations.get(row.id) ?? null,
    thread_muted: inMutedThread(writing, row),
    emoji_reactions: renderReactions(server, sources.reactions.get(row.id) ?? [], {
      reader: writing.reader,
      withMuted: false,
    }),
    parent_visible: visible(writing, parent) && isNamed(writing, parent),
    pinned_at: row.pinned_at === null ? null : wireTime(row.pinned_at),
    bookmark_folder: sources.marks.bookmarked.get(row.id) ?? null,
    list_id: null,
  };
}
