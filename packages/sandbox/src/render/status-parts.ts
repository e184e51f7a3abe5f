import type { WireAccount, WireWithheldAccount } from '@linnet/api/wire';
import type { Here } from '../server/here';
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
