import type { Server } from '../../server/server';
import { privilegesOf } from '../../server/settings';
import { crash, problem } from '../../server/problem';
import { addPair, removePair } from '../../store/accounts/account-lists';
import { type AccountRow, findStaff } from '../../store/accounts/accounts';
import { findFollow, removeExpiredMutes, saveMute } from '../../store/accounts/relationships';
import { type ReportRow, insertReport } from '../../store/accounts/reports';
import { findStatuses } from '../../store/statuses/statuses';
import { notify, emitNotification } from '../notify';
import { unfollow } from './follow';

/** Blocks somebody and removes follows, follow requests and subscriptions in both directions. */
export function block(server: Server, actor: AccountRow, target: AccountRow): void {
  if (actor.id === target.id) throw problem(400, 'Can not block yourself');
  server.db.transaction(() => {
    addPair(server.db, 'blocks', { accountId: actor.id, targetId: target.id, at: server.now() });
    removePair(server.db, 'subscriptions', { accountId: target.id, targetId: actor.id });
  });
  if (findFollow(server.db, actor.id, target.id)) unfollow(server, actor, target);
  if (findFollow(server.db, target.id, actor.id)) unfollow(server, target, actor);
}

/** Ends a block. What the block removed is not restored. */
export function unblock(server: Server, actor: AccountRow, target: AccountRow): void {
  const removed = removePair(server.db, 'blocks', { accountId: actor.id, targetId: target.id });
  if (!removed) throw problem(403, 'not_blocking');
}

interface Mute {
  target: AccountRow;
  /** Also hides notifications. */
  notifications: boolean;
  /** 0 = forever. */
  seconds: number;
}

export function muteAccount(
  server: Server,
  actor: AccountRow,
  { target, notifications, seconds }: Mute,
): void {
  if (actor.id === target.id) throw crash();
  const now = server.now();
  saveMute(server.db, {
    account_id: actor.id,
    target_id: target.id,
    created_at: now,
    notifications: notifications ? 1 : 0,
    expires_at: seconds > 0 ? now + seconds * 1000 : null,
  });
}

/** Ends a mute; without one it does nothing. */
export function unmuteAccount(server: Server, actor: AccountRow, target: AccountRow): void {
  removePair(server.db, 'mutes', { accountId: actor.id, targetId: target.id });
}

/** Ends the mutes that have expired. */
export function endMutes(server: Server): void {
  removeExpiredMutes(server.db, server.now());
}

const MAX_COMMENT_LENGTH = 1000;

interface NewReport {
  target: AccountRow;
  statusIds: string[];
  comment: string;
  forward: boolean;
  ruleIds: string[];
}

/** Reports an account to the staff. Statuses of other accounts are left out of the report. */
export function report(server: Server, actor: AccountRow, newReport: NewReport): ReportRow {
  const { target, comment } = newReport;
  if (Array.from(comment).length > MAX_COMMENT_LENGTH) {
    throw problem(400, `Comment must be up to ${MAX_COMMENT_LENGTH} characters`);
  }
  const statuses = findStatuses(server.db, newReport.statusIds);
  const reported = newReport.statusIds.filter((id) => statuses.get(id)?.account_id === target.id);
  const now = server.now();
  const row: ReportRow = {
    id: server.ids.next(now),
    account_id: actor.id,
    target_id: target.id,
    comment,
    forward: newReport.forward ? 1 : 0,
    state: 'open',
    created_at: now,
    rules: JSON.stringify(newReport.ruleIds),
  };
  const notifications = server.db.transaction(() => {
    insertReport(server.db, row, reported);
    return findStaff(server.db)
      .filter((member) => privilegesOf(server.settings, member).includes('reports_manage_reports'))
      .map(({ id: to }) => notify(server, { to, from: actor.id, type: 'pleroma:report', reportId: row.id }));
  });
  for (const notification of notifications) emitNotification(server, notification);
  return row;
}
