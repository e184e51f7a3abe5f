import type { Here } from '../server/here';
import { problem } from '../server/problem';
import type { AccountRow } from '../store/accounts';
import type { StatusRow } from '../store/statuses';
import { insertThreadMute, removeOverdueThreadMutes, removeThreadMute } from '../store/thread-mutes';

export interface ConversationMute {
  status: StatusRow;
  /** Seconds; 0 = forever. */
  expiresIn: number;
}

/** Mutes the conversation that the status belongs to. */
export function muteConversation(
  here: Here,
  actor: AccountRow,
  { status, expiresIn }: ConversationMute,
): void {
  const expiresAt = expiresIn > 0 ? here.now() + expiresIn * 1000 : null;
  if (!insertThreadMute(here.db, { accountId: actor.id, context: status.context, expiresAt })) {
    throw problem(400, 'conversation is already muted');
  }
}

/** Ends the mute of a conversation; without one it does nothing. */
export function unmuteConversation(here: Here, actor: AccountRow, status: StatusRow): void {
  removeThreadMute(here.db, actor.id, status.context);
}

/** Ends the conversation mutes that have expired. */
export function endConversationMutes(here: Here): void {
  removeOverdueThreadMutes(here.db, here.now());
}
