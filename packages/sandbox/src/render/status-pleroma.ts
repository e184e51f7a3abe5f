import type { WireStatusPleroma } from '@linnet/api/wire';
import type { StatusRow } from '../store/statuses';
import { withOrigin } from '../text/origin-mark';
import { plainText } from '../text/plain-text';
import { acctOf } from './account';
import { renderReactions } from './status-contents';
import { inMutedThread, isNamed, mayShowQuote, quotedBy, visible, type Writing } from './status-parts';
import { wireTime } from './time';

/** The time when a status will delete itself; only its author gets it. */
function expiryFor({ here, reader, sources }: Writing, row: StatusRow): string | null {
  if (reader?.account.id !== row.account_id) return null;
  if (row.expires_at !== null) return wireTime(row.expires_at);
  const end = here.manner.pollsLookExpiring ? sources.polls.get(row.id)?.row.expires_at : null;
  return typeof end === 'number' && end > here.now() ? wireTime(end) : null;
}

/** The `pleroma` object of a status, without the quoted status itself. */
export function pleromaPart(writing: Writing, row: StatusRow, content: string): WireStatusPleroma {
  const { here, sources } = writing;
  const parent = row.in_reply_to_id === null ? undefined : sources.statuses.get(row.in_reply_to_id);
  const answered = parent ? sources.accounts.get(parent.account_id) : undefined;
  const quoted = quotedBy(writing, row);
  return {
    local: row.local === 1,
    conversation_id: row.conversation_id,
    context: `${here.origin()}/contexts/${row.context}`,
    in_reply_to_account_acct: answered ? acctOf(answered) : null,
    quote: null,
    quote_id: quoted?.id ?? null,
    quote_url: row.quote_url === null ? null : withOrigin(row.quote_url, here.origin()),
    quote_visible: mayShowQuote(writing, row, quoted),
    quotes_count: row.quotes_count,
    content: { 'text/plain': plainText(content) },
    spoiler_text: { 'text/plain': row.spoiler_text },
    expires_at: expiryFor(writing, row),
    direct_conversation_id: sources.conversations.get(row.id) ?? null,
    thread_muted: inMutedThread(writing, row),
    emoji_reactions: renderReactions(here, sources.reactions.get(row.id) ?? [], {
      reader: writing.reader,
      withMuted: false,
    }),
    parent_visible: visible(writing, parent) && isNamed(writing, parent),
    pinned_at: row.pinned_at === null ? null : wireTime(row.pinned_at),
    bookmark_folder: sources.marks.bookmarked.get(row.id) ?? null,
    list_id: null,
  };
}
