import type { Here } from '../../server/here';
import { privilegesOf } from '../../server/settings';
import { crash, problem } from '../../server/problem';
import { addPair, removePair } from '../../store/accounts/account-lists';
import { type AccountRow, findStaff } from '../../store/accounts/accounts';
import { findFollow, removeOverdueMutes, saveMute } from '../../store/accounts/relationships';
import { type ReportRow, insertReport } from '../../store/accounts/reports';
import { findStatuses } from '../../store/statuses/statuses';
import { notify, emitNotification } from '../notify';
import { unfollow } from './follow';

/** Blocks somebody and removes follows, follow requests and subscriptions in both directions. */
export function block(here: Here, actor: AccountRow, target: AccountRow): void {
  if (actor.id === target.id) throw problem(400, 'Can not block yourself');
  here.db.transaction(() => {
    addPair(here.db, 'blocks', { accountId: actor.id, targetId: target.id, at: here.now() });
    removePair(here.db, 'subscriptions', { accountId: target.id, targetId: actor.id });
  });
  if (findFollow(here.db, actor.id, target.id)) unfollow(here, actor, target);
  if (findFollow(here.db, target.id, actor.id)) unfollow(here, target, actor);
}

/** Ends a block. What the block removed is not restored. */
export function unblock(here: Here, actor: AccountRow, target: AccountRow): void {
  const removed = removePair(here.db, 'blocks', { accountId: actor.id, targetId: target.id });
  if (!removed) throw problem(403, 'not_blocking');
}

interface Mute {
  target: AccountRow;
  /** Also hides notifications. */
  notifications: boolean;
  /** 0 = forever. */
  seconds: number;
}

export function muteAccount(here: Here, actor: AccountRow, { target, notifications, seconds }: Mute): void {
  if (actor.id === target.id) throw crash();
  const now = here.now();
  saveMute(here.db, {
    account_id: actor.id,
    target_id: target.id,
    created_at: now,
    notifications: notifications ? 1 : 0,
    expires_at: seconds > 0 ? now + seconds * 1000 : null,
  });
}

/** Ends a mute; without one it does nothing. */
export function unmuteAccount(here: Here, actor: AccountRow, target: AccountRow): void {
  removePair(here.db, 'mutes', { accountId: actor.id, targetId: target.id });
}

/** Ends the mutes that have expired. */
export function endMutes(here: Here): void {
  removeOverdueMutes(here.db, here.now());
}

const MAX_COMMENT = 1000;

interface Complaint {
  target: AccountRow;
  statusIds: string[];
  comment: string;
  forward: boolean;
  ruleIds: string[];
}

/** Reports an account to the staff. Statuses of other accounts are left out of the report. */
export function report(here: Here, actor: AccountRow, complaint: Complaint): ReportRow {
  const { target, comment } = complaint;
  if (Array.from(comment).length > MAX_COMMENT) {
    throw problem(400, `Comment must be up to ${MAX_COMMENT} characters`);
  }
  const statuses = findStatuses(here.db, complaint.statusIds);
  const reported = complaint.statusIds.filter((id) => statuses.get(id)?.account_id === target.id);
  const now = here.now();
  const row: ReportRow = {
    id: here.ids.next(now),
    account_id: actor.id,
    target_id: target.id,
    comment,
    forward: complaint.forward ? 1 : 0,
    state: 'open',
    created_at: now,
    rules: JSON.stringify(complaint.ruleIds),
  };
  const notifications = here.db.transaction(() => {
    insertReport(here.db, row, reported);
    return findStaff(here.db)
      .filter((member) => privilegesOf(here.settings, member).includes('reports_manage_reports'))
      .map(({ id: to }) => notify(here, { to, from: actor.id, type: 'pleroma:report', reportId: row.id }));
  });
  for (const notification of notifications) emitNotification(here, notification);
  return row;
}
