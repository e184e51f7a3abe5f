import type { Account, AccountId } from '@linnet/api';
import { readRichText } from '@linnet/richtext';
import type { Client } from '../client';
import type { NotificationRow } from '../notifications/notification-row';
import type { Alert } from './alert';
/** Letters of a text that an alert has room for. */
const LONGEST = 200;
/** Letters that turn the direction of what stands after them, and those that are none. */
const UNSAFE = /[\u0000-\u001f\u007f\u202a-\u202e\u2066-\u2069]+/g;

/** A text of somebody as one short line that stays within itself, whatever it holds. */
function plainWords(text: string): string {
  const line = text.replaceAll(UNSAFE, ' ').replaceAll(/\s+/g, ' ').trim();
  if (line.length <= LONGEST) return line;
  // Not in the middle of a letter that has two halves.
  return `${line.slice(0, LONGEST - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

type Needs = Pick<Client, 'graph' | 'statusViews' | 'environment'> & { readonly reader: AccountId };

/** What a notification says outside of the page. */
export function alertOf(row: NotificationRow, needs: Needs): Alert {
  const { accounts } = needs.graph;
  const account = row.accountId === null ? undefined : accounts.get(row.accountId);
  return {
    id: row.id,
    kind: row.kind,
    type: row.type,
    name: nameOf(account),
    others: Math.max(0, (row.group?.count ?? 1) - 1),
    own: row.accountId === needs.reader,
    target: nameOf(row.targetId === null ? undefined : accounts.get(row.targetId)),
    emoji: plainWords(row.emoji?.name ?? ''),
    excerpt: plainWords(excerptOf(row, account, needs)),
    icon: account?.avatarStatic ?? null,
    image: imageOf(row, needs),
    statusId: row.statusId,
    account: account === undefined ? null : { id: account.id, acct: account.acct },
  };
}

function nameOf(account: Account | undefined): string {
  if (account === undefined) return '';
  // Pictures of a name have no place in an alert, and their codes say nothing.
  const name = account.emojis.reduce(
    (rest, { shortcode }) => rest.replaceAll(`:${shortcode}:`, ''),
    account.displayName,
  );
  return plainWords(name) || plainWords(account.username);
}

/** What stands behind a subject, or was marked as sensitive, is for nobody who only passes by. */
function imageOf({ statusId }: NotificationRow, { statusViews }: Needs): string | null {
  const status = statusId === null ? undefined : statusViews.get(statusId)?.status;
  if (status === undefined || status.deleted || status.sensitive || status.subject.trim() !== '') return null;
  return status.attachments.find(({ kind }) => kind === 'image')?.previewUrl ?? null;
}

/** What somebody put behind a subject stays behind it. */
function excerptOf(row: NotificationRow, account: Account | undefined, needs: Needs): string {
  if (row.message !== null) {
    const { parseHtml: parse } = needs.environment;
    return readRichText(row.message.content, { parse, emojis: row.message.emojis }).plainText;
  }
  if (row.report !== null) return row.report.content;
  if (row.statusId === null) return account === undefined ? '' : `@${account.acct}`;
  const view = needs.statusViews.get(row.statusId);
  if (view === undefined || view.status.deleted) return '';
  return view.status.subject.trim() || view.content.plainText;
}
