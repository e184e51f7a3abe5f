import type { AccountId, Reaction } from '@linnet/api';
import { stepCount } from '../actions/step-count';
import { isSameEmoji } from './same-emoji';

/** An emoji in a reaction: Unicode, or a name without colons with the address of its picture. */
export type ReactionEmoji = Pick<Reaction, 'name' | 'url'>;

interface Wish {
  emoji: ReactionEmoji;
  on: boolean;
  /** Who reacts. */
  by: AccountId;
}

/** The reactions after a change: a new one comes last, and one without people is removed. */
export function showReaction(
  reactions: readonly Reaction[],
  { emoji: { name, url }, on, by }: Wish,
): readonly Reaction[] {
  const isMeant = (reaction: Reaction): boolean => isSameEmoji(reaction.name, name);
  if (!reactions.some(isMeant)) {
    return on ? [...reactions, { name, url, count: 1, me: true, accountIds: [by] }] : reactions;
  }
  return reactions.flatMap((reaction) => {
    if (!isMeant(reaction) || reaction.me === on) return [reaction];
    const count = stepCount(reaction.count, reaction.me, on);
    const others = reaction.accountIds.filter((id) => id !== by);
    return count === 0 ? [] : [{ ...reaction, me: on, count, accountIds: on ? [by, ...others] : others }];
  });
}
