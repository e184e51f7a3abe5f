import type { WireAccount, WireAttachment, WireEmoji, WireWithheldAccount } from '@linnet/api/wire';
import { type CustomEmoji, EMOJI, emojiPath } from '../pictures/emoji-list';
import type { Here } from '../server/here';
import type { MediaRow } from '../store/media';
import type { StatusRow } from '../store/statuses';
import { acctOf, isOpenTo, profileUrl } from './account';
import { type Reader, canSee } from './reader';
import { type StatusSources, writtenAccount } from './status-sources';

/** The context in which an answer is rendered. */
export interface Writing {
  here: Here;
  sources: StatusSources;
  reader: Reader | null;
  /** The viewer wants content without formatting. */
  plain: boolean;
}

export function statusUri(here: Here, row: StatusRow, host: string | null): string {
  return host === null ? `${here.origin()}/objects/${row.object}` : `https://${host}/objects/${row.object}`;
}

export function statusUrl(here: Here, row: StatusRow, host: string | null): string {
  return host === null
    ? `${here.origin()}/notice/${row.id}`
    : `https://${host}/notice/${row.object.slice(0, 8)}`;
}

export function visible({ sources, reader }: Writing, row: StatusRow | undefined): row is StatusRow {
  return row !== undefined && canSee(row, sources.mentions.get(row.id) ?? [], reader);
}

export function authorOf(
  { here, sources, reader }: Writing,
  row: StatusRow,
): { account: WireAccount | WireWithheldAccount; host: string | null } | null {
  const author = sources.accounts.get(row.account_id);
  if (!author) return null;
  if (!isOpenTo(here, author, reader?.account ?? null)) return { account: {}, host: author.host };
  return { account: writtenAccount(here, sources, { row: author, reader }), host: author.host };
}

/** Whether the viewer may know the author. */
export function isNamed({ here, sources, reader }: Writing, row: StatusRow): boolean {
  const author = sources.accounts.get(row.account_id);
  return author !== undefined && isOpenTo(here, author, reader?.account ?? null);
}

/** A mention of an account; empty when the account no longer exists. */
export function mentionOf({ here, sources }: Writing, id: string) {
  const account = sources.accounts.get(id);
  if (!account) return [];
  return [{ id, acct: acctOf(account), username: account.username, url: profileUrl(here, account) }];
}

export function mentionsOf(writing: Writing, row: StatusRow) {
  return (writing.sources.mentions.get(row.id) ?? []).flatMap((id) => mentionOf(writing, id));
}

export function inMutedThread({ sources }: Writing, row: StatusRow): boolean {
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

export function renderAttachment(row: MediaRow, origin: string): WireAttachment {
  const url = origin + row.file;
  const kind = row.mime_type.split('/')[0] ?? '';
  const attachment: WireAttachment = {
    id: String(row.id),
    type: ['image', 'video', 'audio'].includes(kind) ? kind : 'unknown',
    url,
    remote_url: row.remote_url ?? url,
    preview_url: url,
    text_url: url,
    description: row.description,
    blurhash: row.blurhash,
    pleroma: row.name === null ? { mime_type: row.mime_type } : { mime_type: row.mime_type, name: row.name },
  };
  if (row.width !== null && row.height !== null) {
    attachment.meta = { original: { width: row.width, height: row.height, aspect: row.width / row.height } };
  }
  return attachment;
}

const BY_SHORTCODE = new Map(EMOJI.map((emoji) => [emoji.shortcode, emoji]));

function renderEmoji(emoji: CustomEmoji, origin: string): WireEmoji {
  const url = origin + emojiPath(emoji);
  return { shortcode: emoji.shortcode, url, static_url: url, visible_in_picker: false };
}

/** The custom emoji whose shortcodes are in the texts. */
export function emojiIn(texts: string, origin: string): WireEmoji[] {
  const found = new Set<CustomEmoji>();
  for (const match of texts.matchAll(/:([a-zA-Z0-9_-]+):/g)) {
    const emoji = BY_SHORTCODE.get(match[1] ?? '');
    if (emoji) found.add(emoji);
  }
  return [...found]
    .sort((a, b) => (a.shortcode < b.shortcode ? -1 : 1))
    .map((emoji) => renderEmoji(emoji, origin));
}
