import type { Here } from '../server/here';
import { problem } from '../server/problem';
import { insertPoll } from '../store/polls';
import type { StatusRow } from '../store/statuses';
import { isLongerThan } from '../text/is-longer-than';

export interface PollDraft {
  options: string[];
  /** Seconds from the moment of posting. */
  expiresIn: number;
  multiple: boolean;
  /** Votes on the poll's own server from before anybody of this server votes. */
  counted?: { votes: number[]; voters: number };
}

/** Equal options count as one. */
const distinct = (options: string[]): string[] => [...new Set(options)];

export function checkPoll(here: Here, poll: PollDraft): void {
  const { maxOptions, maxOptionLength, minExpiration, maxExpiration } = here.settings.polls;
  const options = distinct(poll.options);
  if (poll.expiresIn > maxExpiration) throw problem(422, 'Expiration date is too far in the future');
  if (poll.expiresIn < minExpiration) throw problem(422, 'Expiration date is too soon');
  if (options.length < 2) throw problem(422, 'Poll must contain at least 2 options');
  if (options.length > maxOptions) throw problem(422, `Poll can't contain more than ${maxOptions} options`);
  if (options.some((option) => isLongerThan([option], maxOptionLength))) {
    throw problem(422, `Poll options cannot be longer than ${maxOptionLength} characters each`);
  }
}

/** Writes the rows of a poll that was already checked. */
export function storePoll(here: Here, status: StatusRow, poll: PollDraft): void {
  insertPoll(here.db, {
    statusId: status.id,
    multiple: poll.multiple,
    expiresAt: status.created_at + poll.expiresIn * 1000,
    votersCount: poll.counted?.voters ?? 0,
    options: distinct(poll.options).map((title, index) => ({
      title,
      votesCount: poll.counted?.votes[index] ?? 0,
    })),
  });
}
