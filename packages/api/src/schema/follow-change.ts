import type { AccountId } from '../model/ids';
import type { FollowChange, FollowCounts } from '../model/stream-event';
import { isObject, readCount, readId, readText } from './read';

const states = ['follow_pending', 'follow_accept', 'follow_reject', 'unfollow'] as const;

function readCounts(json: unknown): FollowCounts | undefined {
  if (!isObject(json)) return undefined;
  const id = readId<AccountId>(json, 'id');
  if (id === null) return undefined;
  return {
    id,
    followersCount: readCount(json, 'follower_count'),
    followingCount: readCount(json, 'following_count'),
  };
}

/** Undefined for an unknown state, or without one of the two accounts. */
export function readFollowChange(json: unknown): FollowChange | undefined {
  if (!isObject(json)) return undefined;
  const word = readText(json, 'state');
  const state = states.find((known) => known === word);
  const follower = readCounts(json['follower']);
  const followed = readCounts(json['following']);
  if (state === undefined || follower === undefined || followed === undefined) return undefined;
  return { state, follower, followed };
}
