import type { Server } from '../../server/server';
import { problem } from '../../server/problem';
import { findAccountByName } from '../../store/accounts/accounts';
import type { NotificationRow } from '../../store/notifications';
import { type MediaRow, attachMedia, findMedia, findOwnMedia } from '../../store/statuses/media';
import { insertVersion } from '../../store/statuses/status-versions';
import {
  type StatusRow,
  addTags,
  findMentions,
  findRepeats,
  findStatuses,
  findTags,
  removeStatus,
} from '../../store/statuses/statuses';
import { composeContent } from '../../text/compose-content';
import { isLongerThan } from '../../text/plain-text';
import { notify, emitNotification } from '../notify';
import { leaveConversations } from './join-conversation';

/** The new content of a status. What is left out is removed. */
interface Edit {
  status: StatusRow;
  text: string;
  contentType: string;
  spoilerText: string;
  sensitive: boolean;
  /** Only the author's own files count. */
  mediaIds: string[];
  /** For an edit in the past. */
  at?: number;
}

/** The real server answers every invalid edit with this error. */
const invalidEdit = () => problem(400, 'internal_server_error');

function checkLimits(server: Server, edit: Edit, media: MediaRow[]): void {
  if (edit.text.trim() === '' && media.length === 0) throw invalidEdit();
  if (isLongerThan([edit.text, edit.spoilerText], server.settings.textLimit)) throw invalidEdit();
  if (edit.mediaIds.length > server.settings.mediaPerStatus) throw invalidEdit();
}

/**
 * The line in the content that links the quoted status: an edit keeps it. Authors cannot write this span themselves.
 */
function quoteTail(content: string): string {
  return /<span class="quote-inline">.*<\/span>$/s.exec(content)?.[0] ?? '';
}

const idsOf = (media: MediaRow[]) => JSON.stringify(media.map(({ id }) => id));

interface Change {
  before: StatusRow;
  after: StatusRow;
  mediaBefore: MediaRow[];
  media: MediaRow[];
  tags: string[];
}

function isSame({ before, after, mediaBefore, media }: Change): boolean {
  return (
    before.content === after.content &&
    before.text === after.text &&
    before.spoiler_text === after.spoiler_text &&
    before.sensitive === after.sensitive &&
    idsOf(mediaBefore) === idsOf(media)
  );
}

function storeEdit(server: Server, { before, after, mediaBefore, media, tags }: Change): void {
  const { db } = server;
  insertVersion(db, {
    status_id: before.id,
    content: before.content,
    spoiler_text: before.spoiler_text,
    sensitive: before.sensitive,
    media_ids: idsOf(mediaBefore),
    created_at: before.edited_at ?? before.created_at,
  });
  db.run(
    `update statuses set content = ?, text = ?, content_type = ?, spoiler_text = ?, sensitive = ?, edited_at = ?,
       has_media = ?, app_name = ? where id = ?`,
    after.content,
    after.text,
    after.content_type,
    after.spoiler_text,
    after.sensitive,
    after.edited_at,
    after.has_media,
    after.app_name,
    after.id,
  );
  attachMedia(db, after.id, media);
  db.run('delete from status_tags where status_id = ?', after.id);
  addTags(db, after.id, tags);
}

/** Notifies everybody who repeated the status of the edit. */
function notifyRepeaters(server: Server, status: StatusRow, at: number | undefined): NotificationRow[] {
  const repeats = findStatuses(server.db, findRepeats(server.db, status.id));
  return [...repeats.values()].flatMap(({ account_id: to }) => {
    const about = { to, from: status.account_id, type: 'update' as const, statusId: status.id };
    return notify(server, at === undefined ? about : { ...about, at }) ?? [];
  });
}

/**
 * Edits a status, stores its earlier version and returns the new row. Scope, addressees, quote and poll stay. An
 * edit that changes nothing stores no version.
 */
export function editStatus(server: Server, edit: Edit): StatusRow {
  const { db } = server;
  const { status: before } = edit;
  const media = findOwnMedia(db, before.account_id, edit.mediaIds);
  checkLimits(server, edit, media);
  const composed = composeContent(edit.text, edit.contentType, (name) =>
    findAccountByName(db, name, server.host()),
  );
  const change: Change = {
    before,
    after: {
      ...before,
      content: composed.html + quoteTail(before.content),
      text: edit.text,
      content_type: edit.contentType,
      spoiler_text: edit.spoilerText,
      sensitive: edit.sensitive ? 1 : 0,
      edited_at: edit.at ?? server.now(),
      has_media: media.length > 0 ? 1 : 0,
      app_name: server.behaviour.dropsClientNames && before.app_website === null ? null : before.app_name,
    },
    mediaBefore: findMedia(db, [before.id]).get(before.id) ?? [],
    media,
    tags: composed.tags,
  };
  if (isSame(change)) return before;
  const notifications = db.transaction(() => {
    storeEdit(server, change);
    return notifyRepeaters(server, change.after, edit.at);
  });
  if (edit.at === undefined) server.hub.emit({ kind: 'status.update', status: change.after });
  for (const notification of notifications) emitNotification(server, notification);
  return change.after;
}

/** Deletes a status with its repeats. The streams send a `delete` for the status, never for the repeats. */
export function deleteStatus(server: Server, status: StatusRow): void {
  const ids = [status.id, ...findRepeats(server.db, status.id)];
  const mentions = findMentions(server.db, [status.id]).get(status.id) ?? [];
  const tags = findTags(server.db, [status.id]).get(status.id) ?? [];
  server.db.transaction(() => {
    for (const id of ids.toReversed()) removeStatus(server.db, id);
    if (status.visibility === 'direct') leaveConversations(server, status);
  });
  if (status.reblog_of_id !== null) return;
  server.hub.emit({ kind: 'delete', status, mentions, tags });
}

/** Deletes the statuses whose time to live is over. */
export function deleteExpiredStatuses(server: Server): void {
  const due = server.db.all<StatusRow>(
    'select * from statuses where expires_at is not null and expires_at <= ? order by expires_at limit 50',
    server.now(),
  );
  for (const status of due) deleteStatus(server, status);
}
