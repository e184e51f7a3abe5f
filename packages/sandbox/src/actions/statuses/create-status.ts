import { createHash } from 'node:crypto';
import { canSee, viewerOf } from '../../render/viewer';
import type { Server } from '../../server/server';
import { crash, problem } from '../../server/problem';
import { type AccountRow, findAccountByName } from '../../store/accounts/accounts';
import { findIdentity } from '../../store/accounts/identities';
import { uuidFrom } from '../../store/ids';
import { type MediaFacts, attachMedia, findOwnMedia, insertMedia } from '../../store/statuses/media';
import type { NotificationRow } from '../../store/notifications';
import {
  type QuoteState,
  type StatusRow,
  type Visibility,
  addMentions,
  addTags,
  findMentions,
  findStatus,
  insertStatus,
  setQuotePolicy,
} from '../../store/statuses/statuses';
import { composeContent } from '../../text/compose-content';
import { isLongerThan, shortenAddresses } from '../../text/plain-text';
import { type BumpedConversation, joinConversation } from './join-conversation';
import { notifyOfStatus } from '../notify';
import { type PostMeasures, postMeasures } from '../people/update-account';
import { type PollDraft, checkPoll, storePoll } from './polls';
import { type QuoteLink, isAuthorHidden, linkQuote, quoteTail } from './quotes';

export interface Draft {
  author: AccountRow;
  text: string;
  contentType: string;
  spoilerText: string;
  sensitive: boolean;
  /** Null: that of the status it replies to, else public. */
  visibility: Visibility | null;
  inReplyToId: string | null;
  quoteId: string | null;
  /** The state of the quote; accepted when absent. */
  quoteState?: QuoteState;
  poll?: PollDraft;
  mediaIds: string[];
  /** Generated pictures instead of uploads; their rows are made with the status. */
  pictures?: MediaFacts[];
  app: { name: string; website: string | null } | null;
  /** The language of the text, as a language tag. */
  language?: string | null;
  /** Who may quote it; the author's default when absent. Pleroma doesn't send it. */
  quotePolicy?: string | null;
  /** When the status deletes itself (ms). */
  expiresAt?: number | null;
  /** The conversation that the status belongs to; it is sent to all recipients, mentioned in the text or not. */
  conversation?: { context: string; recipients: string[] };
  /** For a status in the past. */
  at?: number;
}

export interface StoredStatus {
  status: StatusRow;
  notifications: NotificationRow[];
  conversations: BumpedConversation[];
}

function parentOf(server: Server, draft: Draft): StatusRow | null {
  if (draft.inReplyToId === null) return null;
  const parent = findStatus(server.db, draft.inReplyToId);
  const mentioned = parent ? (findMentions(server.db, [parent.id]).get(parent.id) ?? []) : [];
  const isVisible = parent && canSee(parent, mentioned, viewerOf(server, draft.author));
  if (!isVisible || isAuthorHidden(server, parent, draft.author)) {
    throw problem(422, 'Cannot reply to a deleted status');
  }
  if (parent.visibility === 'direct' && draft.visibility !== null && draft.visibility !== 'direct') {
    throw problem(422, 'The message visibility must be direct');
  }
  return parent;
}

function checkLimits(server: Server, draft: Draft, mediaCount: number): void {
  if (draft.text.trim() === '' && mediaCount === 0) {
    throw problem(422, 'Cannot post an empty status without attachments');
  }
  const text = server.behaviour.shortensAddresses ? shortenAddresses(draft.text) : draft.text;
  if (isLongerThan([text, draft.spoilerText], server.settings.textLimit)) {
    throw problem(422, 'The status is over the character limit');
  }
  if (draft.mediaIds.length > server.settings.mediaPerStatus) throw problem(422, 'Too many attachments');
  if (draft.poll && mediaCount > 0 && !server.behaviour.pollsAllowMedia) {
    throw problem(422, 'Cannot attach media to polls');
  }
  // The real server stores such a status, but crashes whenever it renders it.
  if (draft.poll && typeof draft.expiresAt === 'number' && !server.behaviour.pollsAllowExpiry)
    throw crash(500);
  if (draft.poll) checkPoll(server, draft.poll);
}

/** The number of a conversation, shared by all its statuses. */
function conversationNumber(context: string): number {
  return createHash('sha256').update(context).digest().readUInt32BE(0) >>> 1;
}

/**
 * Accounts that the status addresses: mentioned accounts, the conversation's recipients, and the parent's author. Only
 * in a reply that is for followers or direct the author has to be mentioned, unless the parent is direct.
 */
function addressees(
  draft: Draft,
  { parent, visibility }: { parent: StatusRow | null; visibility: string },
  named: AccountRow[],
): string[] {
  const ids = [...named.map((account) => account.id), ...(draft.conversation?.recipients ?? [])].filter(
    (id) => id !== draft.author.id || !draft.conversation,
  );
  const isNarrow = visibility === 'private' || visibility === 'direct';
  if (parent && parent.account_id !== draft.author.id && (!isNarrow || parent.visibility === 'direct'))
    ids.unshift(parent.account_id);
  return [...new Set(ids)];
}

/** What is read and computed for a draft before its row is made. */
interface StatusParts {
  parent: StatusRow | null;
  quote: QuoteLink;
  html: string;
  hasMedia: boolean;
  measures: PostMeasures;
}

function replyColumns(
  parent: StatusRow | null,
): Pick<StatusRow, 'in_reply_to_id' | 'in_reply_to_account_id'> {
  if (parent === null) return { in_reply_to_id: null, in_reply_to_account_id: null };
  return { in_reply_to_id: parent.id, in_reply_to_account_id: parent.account_id };
}

function appColumns(app: Draft['app']): Pick<StatusRow, 'app_name' | 'app_website'> {
  return app === null
    ? { app_name: null, app_website: null }
    : { app_name: app.name, app_website: app.website };
}

function scopeOf(draft: Draft, parent: StatusRow | null): Visibility {
  if (draft.conversation) return 'direct';
  return draft.visibility ?? parent?.visibility ?? 'public';
}

function rowFor(server: Server, draft: Draft, parts: StatusParts): StatusRow {
  const { parent, quote, html, hasMedia, measures } = parts;
  const now = draft.at ?? server.now();
  const id = draft.at === undefined ? server.ids.next(now) : server.ids.at(now);
  const context = parent?.context ?? draft.conversation?.context ?? uuidFrom(`context ${id}`);
  return {
    id,
    account_id: draft.author.id,
    object: uuidFrom(id),
    local: draft.author.host === null ? 1 : 0,
    content: html + quoteTail(quote),
    text: draft.text,
    content_type: draft.contentType,
    spoiler_text: draft.spoilerText,
    sensitive: draft.sensitive || (hasMedia && measures.forcesSensitive) ? 1 : 0,
    visibility: measures.scope(scopeOf(draft, parent)),
    created_at: now,
    edited_at: null,
    pinned_at: null,
    ...replyColumns(parent),
    reblog_of_id: null,
    ...quote,
    context,
    conversation_id: conversationNumber(context),
    ...appColumns(draft.app),
    favourites_count: 0,
    reblogs_count: 0,
    replies_count: 0,
    quotes_count: 0,
    has_media: hasMedia ? 1 : 0,
    language: draft.language ?? null,
    expires_at: draft.expiresAt ?? null,
  };
}

/** Checks a draft and writes all its rows. Emits no events: see `createStatus`. */
export function storeStatus(server: Server, draft: Draft): StoredStatus {
  const { db } = server;
  const measures = postMeasures(server, draft.author);
  const ownMedia = findOwnMedia(db, draft.author.id, draft.mediaIds);
  checkLimits(server, draft, ownMedia.length + (draft.pictures?.length ?? 0));
  const media = measures.stripsMedia ? [] : ownMedia;
  const pictures = measures.stripsMedia ? [] : (draft.pictures ?? []);
  const hasMedia = media.length + pictures.length > 0;
  const parent = parentOf(server, draft);
  const quote = linkQuote(server, draft.author, {
    id: draft.quoteId,
    state: draft.quoteState ?? 'accepted',
  });
  const composed = composeContent(draft.text, draft.contentType, (name) =>
    findAccountByName(db, name, server.host()),
  );
  const status = rowFor(server, draft, { parent, quote, html: composed.html, hasMedia, measures });
  const mentioned = addressees(draft, { parent, visibility: status.visibility }, composed.mentions);
  insertStatus(db, status);
  setQuotePolicy(db, status.id, draft.quotePolicy ?? findIdentity(db, status.account_id).quote_policy);
  addMentions(db, status.id, mentioned);
  addTags(db, status.id, composed.tags);
  attachMedia(db, status.id, media);
  if (draft.poll) storePoll(server, status, draft.poll);
  pictures.forEach((picture, index) => {
    const position = media.length + index;
    insertMedia(db, { ...picture, account_id: status.account_id, status_id: status.id, position });
  });
  const notifications = notifyOfStatus(server, status, mentioned);
  return { status, notifications, conversations: joinConversation(server, status, mentioned) };
}

/** Creates a status: stores the draft, then emits the events of the streams. */
export function createStatus(server: Server, draft: Draft): StatusRow {
  const { status, notifications, conversations } = server.db.transaction(() => storeStatus(server, draft));
  for (const notification of notifications) server.hub.emit({ kind: 'notification', notification });
  server.hub.emit({ kind: 'update', status });
  for (const moved of conversations) server.hub.emit({ kind: 'conversation', ...moved });
  return status;
}
