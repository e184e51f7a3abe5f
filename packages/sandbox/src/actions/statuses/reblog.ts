import type { Here } from '../../server/here';
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
export function reblog(here: Here, actor: AccountRow, { status, visibility, app, at }: Repeat): StatusRow {
  if (!mayBeRepeated(status, actor)) throw notFound();
  const existing = findRepeats(here.db, status.id, actor.id)[0];
  const before = existing === undefined ? undefined : findStatus(here.db, existing);
  if (before) return before;
  const createdAt = at ?? here.now();
  const id = at === undefined ? here.ids.next(createdAt) : here.ids.at(createdAt);
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
  const notification = here.db.transaction(() => {
    insertStatus(here.db, wrapper);
    return notify(here, { to: status.account_id, from: actor.id, type: 'reblog', statusId: status.id });
  });
  here.hub.emit({ kind: 'update', status: wrapper });
  emitNotification(here, notification);
  return wrapper;
}

export function unreblog(here: Here, actor: AccountRow, status: StatusRow): void {
  const id = findRepeats(here.db, status.id, actor.id)[0];
  const wrapper = id === undefined ? undefined : findStatus(here.db, id);
  if (!wrapper) throw problem(400, 'Could not unrepeat');
  deleteStatus(here, wrapper);
  removeNotification(here.db, {
    accountId: status.account_id,
    type: 'reblog',
    fromAccountId: actor.id,
    statusId: status.id,
  });
}
