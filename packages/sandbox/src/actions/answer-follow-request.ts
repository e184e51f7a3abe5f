import type { Here } from '../server/here';
import { crash } from '../server/problem';
import type { AccountRow } from '../store/accounts';
import { acceptFollow, findFollow, removeFollow } from '../store/follows';
import { removeNotification, turnRequestIntoFollow } from '../store/notifications';

/** Accepts or rejects a follow request. Without a request the real server crashes: 500. */
export function answerFollowRequest(
  here: Here,
  actor: AccountRow,
  { requester, accept }: { requester: AccountRow; accept: boolean },
): void {
  const request = findFollow(here.db, requester.id, actor.id);
  if (request?.pending !== 1) throw crash();
  const ends = { accountId: actor.id, fromAccountId: requester.id };
  here.db.transaction(() => {
    if (accept) {
      acceptFollow(here.db, requester.id, actor.id);
      turnRequestIntoFollow(here.db, ends);
    } else {
      removeFollow(here.db, requester.id, actor.id);
      removeNotification(here.db, { ...ends, type: 'follow_request', statusId: null });
    }
  });
  const state = accept ? 'follow_accept' : 'follow_reject';
  here.hub.tell({ kind: 'relationship', followerId: requester.id, followedId: actor.id, state });
}
