import type { Poll } from '@linnet/api';
import { sameOptions } from './same-options';

/**
 * News about a poll, with the reader's own vote kept: streams for everybody do not know who reads, and a vote is
 * never taken back. Other options mean that the poll was edited, which resets it.
 */
export function keepVote(known: Poll | undefined, news: Poll): Poll {
  if (known?.voted !== true || news.voted || !sameOptions(known, news)) return news;
  return { ...news, voted: true, ownVotes: known.ownVotes };
}
