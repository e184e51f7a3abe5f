import type { Server } from '../../server/server';
import { notFound, problem } from '../../server/problem';
import type { AccountRow } from '../../store/accounts/accounts';
import { uuidFrom } from '../../store/ids';
import { removeNotification } from '../../store/notifications';
import {
  type StatusRow,
  type Visibility,
  findRepeats,
  findStatus,
  insertStatus,
} from '../../store/statuses/statuses';
import { notify, emitNotification } from '../notify';
import { deleteStatus } from './edit-status';

function mayBeRepeated(status: StatusRow, actor: AccountRow): boolean {
  if (status.visibility === 'direct') return false;
  return status.visibility !== 'private' || status.account_id === actor.id;
}

export interface Repeat {
  status: StatusRow;
  visibility: Visibility;
  app: { name: string; website: string | null } | null;
  at?: number;
}

/** Repeats a status and returns the wrapper; the existing one when the status was repeated before. */
export function reblog(
  server: Server,
  actor: AccountRow,
  { status, visibility, app, at }: Repeat,
): StatusRow {
  if (!mayBeRepeated(status, actor)) throw notFound();
  const existing = findRepeats(server.db, status.id, actor.id)[0];
  const before = existing === undefined ? undefined : findStatus(server.db, existing);
  if (before) return before;
  const createdAt = at ?? server.now();
  const id = at === undefined ? server.ids.next(createdAt) : server.ids.at(createdAt);
  const wrapper: StatusRow = {
    ...status,
    id,
    account_id: actor.id,
    object: uuidFrom(id),
    local: actor.host === null ? 1 : 0,
    content: '',
    text: '',
    spoiler_text: '',
    visibility,
    created_at: createdAt,
    edited_at: null,
    pinned_at: null,
    in_reply_to_id: null,
    in_reply_to_account_id: null,
    reblog_of_id: status.id,
    quote_id: null,
    expires_at: null,
    quote_url: null,
    quote_state: null,
    app_name: app?.name ?? null,
    app_website: app?.website ?? null,
  };
  const notification = server.db.transaction(() => {
    insertStatus(server.db, wrapper);
    return notify(server, { to: status.account_id, from: actor.id, type: 'reblog', statusId: status.id });
  });
  server.hub.emit({ kind: 'update', status: wrapper });
  emitNotification(server, notification);
  return wrapper;
}

export function unreblog(server: Server, actor: AccountRow, status: StatusRow): void {
  const id = findRepeats(server.db, status.id, actor.id)[0];
  const wrapper = id === undefined ? undefined : findStatus(server.db, id);
  if (!wrapper) throw problem(400, 'Could not unrepeat');
  deleteStatus(server, wrapper);
  removeNotification(server.db, {
    accountId: status.account_id,
    type: 'reblog',
    fromAccountId: actor.id,
    statusId: status.id,
  });
}
