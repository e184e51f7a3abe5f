import {
  accountStatuses,
  bookmarks,
  type Attachment,
  type ChatMessage,
  chatMessages,
  chats,
  type Cursor,
  type Status,
} from '@linnet/api';
import { readRichText } from '@linnet/richtext';
import type { WritingClient } from '../../drafts/writing-client';
import { printCsv } from '../files/csv';
import { viewerId } from '../import/known';
import { groupPageAt, pageAt } from '../pages';
import {
  csvSeparators,
  type ExportSource,
  jsonSeparators,
  POSTS_PAUSE_MS,
  printRows,
  unknownTotal,
} from './source';

function plainText({ environment }: WritingClient, html: string): string {
  return readRichText(html, { parse: environment.parseHtml }).plainText;
}

const attachmentForFile = ({ url, kind, description }: Attachment): object => ({ url, kind, description });

/** A post as an object of the file; a repeat has only the address and the author of the repeated post. */
function postForFile(client: WritingClient, status: Status): object {
  const { id, url, uri, createdAt, repeatOf, scope, language, inReplyToId, attachments, poll } = status;
  const head = { id, url: url ?? uri, created_at: createdAt, visibility: scope };
  if (repeatOf !== null)
    return { ...head, repeat_of: repeatOf.url ?? repeatOf.uri, repeated_author: repeatOf.account.fqn };
  return {
    ...head,
    edited_at: status.editedAt,
    content_warning: plainText(client, status.subject),
    text: plainText(client, status.content),
    html: status.content,
    sensitive: status.sensitive,
    language,
    in_reply_to: inReplyToId,
    quote_of: status.quote?.status?.url ?? null,
    media: attachments.map(attachmentForFile),
    poll: poll && poll.options.map(({ title, votesCount }) => ({ title, votes: votesCount })),
  };
}

export const postsSource: ExportSource = {
  fileName: 'posts.json',
  pauseMs: POSTS_PAUSE_MS,
  separators: jsonSeparators,
  async read(client, position) {
    const id = viewerId(client);
    const call = (options: { cursor?: Cursor | null | undefined; limit?: number | undefined }) =>
      accountStatuses(id, { ...options, withMuted: true });
    const { items, next } = await pageAt(client, call, position);
    return { text: printRows(items.map((status) => postForFile(client, status))), rows: items.length, next };
  },
  total(client) {
    const viewer = client.session.state.get();
    return viewer.state === 'visitor'
      ? null
      : (client.graph.accounts.get(viewer.accountId)?.statusesCount ?? null);
  },
};

export const bookmarksSource: ExportSource = {
  fileName: 'bookmarks.csv',
  pauseMs: POSTS_PAUSE_MS,
  separators: csvSeparators(),
  async read(client, position) {
    const { items, next } = await pageAt(client, bookmarks, position);
    // The address that other servers know the post by.
    return { text: printCsv(items.map(({ uri }) => [uri])), rows: items.length, next };
  },
  total: unknownTotal,
};

/** All messages, each with the other person of its chat; chats one after the other, the newest message first. */
export const chatsSource: ExportSource = {
  fileName: 'chats.json',
  pauseMs: POSTS_PAUSE_MS,
  separators: jsonSeparators,
  async read(client, position) {
    const all = (await client.send(chats({ withMuted: true }))).items;
    const { group, items, next } = await groupPageAt(client, all, {
      position,
      call: ({ id }, options) => chatMessages(id, options),
    });
    const other = group?.account;
    const rowOf = ({ id, accountId, content, createdAt, attachment }: ChatMessage): object => ({
      chat_with: other?.fqn,
      from: accountId === other?.id ? other?.fqn : 'me',
      id,
      created_at: createdAt,
      text: plainText(client, content),
      media: attachment === null ? [] : [attachmentForFile(attachment)],
    });
    return { text: printRows(items.map(rowOf)), rows: items.length, next };
  },
  total: unknownTotal,
};
