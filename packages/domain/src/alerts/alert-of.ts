import type { Account, AccountId } from '@linnet/api';
import { readRichText } from '@linnet/richtext';
import type { Client } from '../client/client';
import type { NotificationRow } from '../notifications/notification-row';
import type { Alert } from './alert';

/** Longest text of an alert, in UTF-16 code units. */
const MAX_TEXT_LENGTH = 200;
/** Characters that change the direction of the text after them, and control characters. */
const UNSAFE = /[\u0000-\u001f\u007f\u202a-\u202e\u2066-\u2069]+/g;

/** A text written by somebody as one short line without control or direction characters. */
function shortLine(text: string): string {
  const line = text.replaceAll(UNSAFE, ' ').replaceAll(/\s+/g, ' ').trim();
  if (line.length <= MAX_TEXT_LENGTH) return line;
  // Do not cut between the two halves of a surrogate pair.
  return `${line.slice(0, MAX_TEXT_LENGTH - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

type Needs = Pick<Client, 'graph' | 'statusViews' | 'environment'> & { readonly viewerId: AccountId };

/** Makes the alert of a notification. */
export function alertOf(row: NotificationRow, needs: Needs): Alert {
  const { accounts } = needs.graph;
  const account = row.accountId === null ? undefined : accounts.get(row.accountId);
  return {
    id: row.id,
    kind: row.kind,
    type: row.type,
    name: nameOf(account),
    otherCount: Math.max(0, (row.group?.count ?? 1) - 1),
    isOwn: row.accountId === needs.viewerId,
    movedTo: nameOf(row.targetId === null ? undefined : accounts.get(row.targetId)),
    emoji: shortLine(row.emoji?.name ?? ''),
    excerpt: shortLine(excerptOf(row, account, needs)),
    icon: account?.avatarStatic ?? null,
    image: imageOf(row, needs),
    statusId: row.statusId,
    account: account === undefined ? null : { id: account.id, acct: account.acct },
  };
}

function nameOf(account: Account | undefined): string {
  if (account === undefined) return '';
  // An alert cannot show custom emoji, and their shortcodes mean nothing to a reader.
  const name = account.emojis.reduce(
    (rest, { shortcode }) => rest.replaceAll(`:${shortcode}:`, ''),
    account.displayName,
  );
  return shortLine(name) || shortLine(account.username);
}

/** The first picture of the status; null when it is sensitive or has a content warning: bystanders could see it. */
function imageOf({ statusId }: NotificationRow, { statusViews }: Needs): string | null {
  const status = statusId === null ? undefined : statusViews.get(statusId)?.status;
  if (status === undefined || status.deleted || status.sensitive || status.subject.trim() !== '') return null;
  return status.attachments.find(({ kind }) => kind === 'image')?.previewUrl ?? null;
}

/** The text of what the notification is about. A status with a content warning shows only the warning. */
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
