import type { Chat } from './chat';
import type { AccountId, StatusId } from './ids';
import type { Notification } from './notification';
import type { Status } from './status';
import type { Conversation } from './writing';

/** `stream` is the stream's name and argument as sent; null when the frame has none (older servers). */
export type StreamEvent =
  | { kind: 'update'; status: Status; stream: readonly string[] | null }
  | { kind: 'status.update'; status: Status; stream: readonly string[] | null }
  | { kind: 'delete'; id: StatusId }
  | { kind: 'notification'; notification: Notification }
  | { kind: 'conversation'; conversation: Conversation }
  | { kind: 'chat'; chat: Chat }
  | { kind: 'relationship'; change: FollowChange }
  | { kind: 'filters_changed' };

/** One of the viewer's follows was accepted or has ended, on any device. */
export interface FollowChange {
  /** As on the wire. */
  state: 'follow_pending' | 'follow_accept' | 'follow_reject' | 'unfollow';
  follower: FollowCounts;
  followed: FollowCounts;
}

/** Hidden counts are 0. */
export interface FollowCounts {
  id: AccountId;
  followersCount: number;
  followingCount: number;
}
