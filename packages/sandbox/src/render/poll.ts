import type { WirePoll } from '@linnet/api/wire';
import type { Here } from '../server/here';
import type { Poll } from '../store/polls';
import { emojiIn } from './emoji';
import { wireTime } from './time';

export interface PollReader {
  /** Null: a visitor, who gets no `voted` and `own_votes`. */
  readerId: string | null;
  authorId: string;
}

/** A poll. Its author counts as having voted, without a choice. */
export function renderPoll(here: Here, poll: Poll, { readerId, authorId }: PollReader): WirePoll {
  const { row, options, ownVotes } = poll;
  const wire: WirePoll = {
    id: String(row.id),
    expires_at: row.expires_at === null ? null : wireTime(row.expires_at),
    expired: row.expires_at !== null && row.expires_at <= here.now(),
    multiple: row.multiple === 1,
    votes_count: options.reduce((sum, option) => sum + option.votes_count, 0),
    voters_count: row.voters_count,
    options: options.map(({ title, votes_count }) => ({ title, votes_count })),
    emojis: emojiIn(options.map(({ title }) => title).join(' '), here.origin()),
    pleroma: { non_anonymous: false },
  };
  if (readerId === null) return wire;
  return { ...wire, voted: readerId === authorId || ownVotes.length > 0, own_votes: ownVotes };
}
