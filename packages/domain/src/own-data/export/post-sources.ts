import {
  accountStatuses,
  bookmarks,
  type Attachment,
  type ChatId,
  type ChatMessage,
  chatMessages,
  chats,
  type Cursor,
  type Status,
} from '@linnet/api';
import { readRichText } from '@linnet/richtext';
import type { Client } from '../../client/client';
import { isPlainObject, readJson } from '../../kernel/json-record';
import { printCsv } from '../files/csv';
import { viewerId } from '../import/known';
import { pageAt } from '../pages';
import { csvAround, type ExportSource, jsonAround, printRows, unknownTotal } from './source';

function plainText({ environment }: Client, html: string): string {
  return readRichText(html, { parse: environment.parseHtml }).plainText;
}

const fileOf = ({ url, kind, description }: Attachment): object => ({ url, kind, description });

/** A post for people and programs to read; of a repeat only whose it is. */
function postForFile(client: Client, status: Status): object {
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
    media: attachments.map(fileOf),
    poll: poll && poll.options.map(({ title, votesCount }) => ({ title, votes: votesCount })),
  };
}

export const postsSource: ExportSource = {
  fileName: 'posts.json',
  around: jsonAround,
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
  around: csvAround(),
  async read(client, position) {
    const { items, next } = await pageAt(client, bookmarks, position);
    // The address that other servers know the post by.
    return { text: printCsv(items.map(({ uri }) => [uri])), rows: items.length, next };
  },
  total: unknownTotal,
};

/** The chat that is being read, and where in it. */
interface ChatPosition {
  readonly chat: string;
  readonly page: string | null;
}

function readChatPosition(position: string | null): ChatPosition | null {
  const value = position === null ? null : readJson(position);
  if (!isPlainObject(value) || typeof value['chat'] !== 'string') return null;
  return { chat: value['chat'], page: typeof value['page'] === 'string' ? value['page'] : null };
}

/** All messages, each with the other person of its chat; chats one after the other, the newest message first. */
export const chatsSource: ExportSource = {
  fileName: 'chats.json',
  around: jsonAround,
  async read(client, position) {
    const all = (await client.send(chats({ withMuted: true }))).items;
    const at = readChatPosition(position);
    const index = at === null ? 0 : all.findIndex(({ id }) => id === (at.chat as ChatId));
    const chat = all[index];
    if (chat === undefined) return { text: '', rows: 0, next: null };
    const { items, next } = await pageAt(
      client,
      (options) => chatMessages(chat.id, options),
      at?.page ?? null,
    );
    const rowOf = ({ id, accountId, content, createdAt, attachment }: ChatMessage): object => ({
      chat_with: chat.account.fqn,
      from: accountId === chat.account.id ? chat.account.fqn : 'me',
      id,
      created_at: createdAt,
      text: plainText(client, content),
      media: attachment === null ? [] : [fileOf(attachment)],
    });
    const after = next === null ? all[index + 1]?.id : chat.id;
    const following = after === undefined ? null : JSON.stringify({ chat: after, page: next });
    return { text: printRows(items.map(rowOf)), rows: items.length, next: following };
  },
  total: unknownTotal,
};
