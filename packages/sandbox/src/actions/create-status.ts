import { createHash } from 'node:crypto';
import type { Here } from '../server/here';
import { problem } from '../server/problem';
import { findAccount, findAccountByName, type AccountRow } from '../store/accounts';
import { attachMedia, findFreeMedia, insertMedia, type MediaRow } from '../store/media';
import type { NotificationRow } from '../store/notifications';
import {
  addMentions,
  addTags,
  findMentions,
  findStatus,
  insertStatus,
  type StatusRow,
  type Visibility,
} from '../store/statuses';
import { uuidFrom } from '../store/uuid-from';
import { composeContent } from '../text/compose-content';
import { isLongerThan } from '../text/is-longer-than';
import { ORIGIN_MARK } from '../text/origin-mark';
import { canSee, readerOf } from '../render/reader';
import { notify } from './notify';

export interface Draft {
  author: AccountRow;
  text: string;
  contentType: string;
  spoilerText: string;
  sensitive: boolean;
  /** Null: the parent's, else public. */
  visibility: Visibility | null;
  inReplyToId: string | null;
  quoteId: string | null;
  mediaIds: string[];
  /** Pictures that are not uploaded but drawn: rows made with the status. */
  pictures?: Omit<MediaRow, 'id' | 'account_id' | 'status_id' | 'position'>[];
  app: { name: string; website: string | null } | null;
  /** For posts of the past. */
  at?: number;
}

export interface StoredStatus {
  status: StatusRow;
  notifications: NotificationRow[];
}

const MAX_MEDIA = 1000;

function parentOf(here: Here, draft: Draft): StatusRow | null {
  if (draft.inReplyToId === null) return null;
  const parent = findStatus(here.db, draft.inReplyToId);
  const mentioned = parent ? (findMentions(here.db, [parent.id]).get(parent.id) ?? []) : [];
  if (!parent || !canSee(parent, mentioned, readerOf(here, draft.author))) {
    throw problem(422, 'Cannot reply to a deleted status');
  }
  if (parent.visibility === 'direct' && draft.visibility !== null && draft.visibility !== 'direct') {
    throw problem(422, 'The message visibility must be direct');
  }
  return parent;
}

function quotedOf(here: Here, draft: Draft): StatusRow | null {
  const quoted = draft.quoteId === null ? undefined : findStatus(here.db, draft.quoteId);
  if (!quoted) return null;
  const own = quoted.account_id === draft.author.id && quoted.visibility !== 'direct';
  if (!['public', 'unlisted'].includes(quoted.visibility) && !own)
    throw problem(422, 'Cannot quote private message');
  return quoted;
}

function checkLimits(here: Here, draft: Draft, mediaCount: number): void {
  if (draft.text.trim() === '' && mediaCount === 0) {
    throw problem(422, 'Cannot post an empty status without attachments');
  }
  if (isLongerThan([draft.text, draft.spoilerText], here.settings.textLimit)) {
    throw problem(422, 'The status is over the character limit');
  }
  if (draft.mediaIds.length > MAX_MEDIA) throw problem(422, 'Too many attachments');
}

/** A number that the posts of a thread share. */
function conversationNumber(context: string): number {
  return createHash('sha256').update(context).digest().readUInt32BE(0) >>> 1;
}

function quoteTail(here: Here, quoted: StatusRow | null): string {
  if (!quoted) return '';
  const host = findAccount(here.db, quoted.account_id)?.host ?? null;
  const base = host === null ? ORIGIN_MARK : `https://${host}`;
  const uri = `${base}/objects/${quoted.object}`;
  return `<span class="quote-inline"><br/><br/><bdi>RT:</bdi> <a href="${uri}">${uri}</a></span>`;
}

/** Everyone addressed: who is named in the text, after the author of the answered post. */
function addressees(draft: Draft, parent: StatusRow | null, named: AccountRow[]): string[] {
  const ids = named.map((account) => account.id);
  if (parent && parent.account_id !== draft.author.id) ids.unshift(parent.account_id);
  return [...new Set(ids)];
}

/** What a draft is about, looked up. */
interface Surroundings {
  parent: StatusRow | null;
  quoted: StatusRow | null;
  html: string;
  hasMedia: boolean;
}

function answering(parent: StatusRow | null): Pick<StatusRow, 'in_reply_to_id' | 'in_reply_to_account_id'> {
  if (parent === null) return { in_reply_to_id: null, in_reply_to_account_id: null };
  return { in_reply_to_id: parent.id, in_reply_to_account_id: parent.account_id };
}

function sentWith(app: Draft['app']): Pick<StatusRow, 'app_name' | 'app_website'> {
  return app === null
    ? { app_name: null, app_website: null }
    : { app_name: app.name, app_website: app.website };
}

function rowFor(here: Here, draft: Draft, { parent, quoted, html, hasMedia }: Surroundings): StatusRow {
  const now = draft.at ?? here.now();
  const id = draft.at === undefined ? here.ids.next(now) : here.ids.at(now);
  const context = parent?.context ?? uuidFrom(`context ${id}`);
  return {
    id,
    account_id: draft.author.id,
    object: uuidFrom(id),
    local: draft.author.host === null ? 1 : 0,
    content: html + quoteTail(here, quoted),
    text: draft.text,
    content_type: draft.contentType,
    spoiler_text: draft.spoilerText,
    sensitive: draft.sensitive ? 1 : 0,
    visibility: draft.visibility ?? parent?.visibility ?? 'public',
    created_at: now,
    edited_at: null,
    pinned_at: null,
    ...answering(parent),
    reblog_of_id: null,
    quote_id: quoted?.id ?? null,
    context,
    conversation_id: conversationNumber(context),
    ...sentWith(draft.app),
    favourites_count: 0,
    reblogs_count: 0,
    replies_count: 0,
    quotes_count: 0,
    has_media: hasMedia ? 1 : 0,
  };
}

/** Checks a draft and writes all its rows. Nothing is told to anybody: see `createStatus`. */
export function storeStatus(here: Here, draft: Draft): StoredStatus {
  const { db } = here;
  const { pictures = [] } = draft;
  const media = findFreeMedia(db, draft.author.id, draft.mediaIds);
  const mediaCount = media.length + pictures.length;
  checkLimits(here, draft, mediaCount);
  const parent = parentOf(here, draft);
  const quoted = quotedOf(here, draft);
  const composed = composeContent(draft.text, draft.contentType, (name) =>
    findAccountByName(db, name, here.host()),
  );
  const status = rowFor(here, draft, { parent, quoted, html: composed.html, hasMedia: mediaCount > 0 });
  const mentioned = addressees(draft, parent, composed.mentions);
  insertStatus(db, status);
  addMentions(db, status.id, mentioned);
  addTags(db, status.id, composed.tags);
  attachMedia(db, status.id, media);
  pictures.forEach((picture, index) => {
    const position = media.length + index;
    insertMedia(db, { ...picture, account_id: status.account_id, status_id: status.id, position });
  });
  const notifications = mentioned.flatMap(
    (to) => notify(here, { to, from: status.account_id, type: 'mention', statusId: status.id }) ?? [],
  );
  return { status, notifications };
}

/** Posts: stores the draft, then tells the streams. */
export function createStatus(here: Here, draft: Draft): StatusRow {
  const { status, notifications } = here.db.transaction(() => storeStatus(here, draft));
  here.hub.tell({ kind: 'update', status });
  for (const notification of notifications) here.hub.tell({ kind: 'notification', notification });
  return status;
}
