import type { Poll } from '@linnet/api';

/** Whether a choice means the same in both polls. */
export function sameOptions(one: Poll, other: Poll): boolean {
  if (one.multiple !== other.multiple || one.options.length !== other.options.length) return false;
  return one.options.every(({ title }, index) => other.options[index]?.title === title);
}

/**
 * Newer data of a poll with the viewer's own vote kept: public streams don't know the viewer, and a vote is never
 * undone. Other options mean that the poll was edited, which removes all votes.
 */
export function keepVote(known: Poll | undefined, poll: Poll): Poll {
  if (known?.voted !== true || poll.voted || !sameOptions(known, poll)) return poll;
  return { ...poll, voted: true, ownVotes: known.ownVotes };
}
