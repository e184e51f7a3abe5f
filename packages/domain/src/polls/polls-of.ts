import type { Poll } from '@linnet/api';
import { perClient } from '../client/client';
import { createBallots, type Ballots } from './ballots';
import { createTrackedPolls, type TrackedPolls } from './tracked-polls';

export interface Polls extends TrackedPolls {
  ballots: Ballots;
}

/** The ballots of a client, and the polling that keeps its polls up to date. */
export const pollsOf = perClient((client): Polls => {
  const tracked = createTrackedPolls(client);
  const ballots = createBallots({ ...client, refresh: tracked.refresh });
  return { ...tracked, ballots };
});

/**
 * Whether a poll takes no more votes at `now` (milliseconds since 1970): it is marked as expired, or its time is over.
 */
export function isOver({ expired, expiresAt }: Poll, now: number): boolean {
  return expired || (expiresAt !== null && now >= Date.parse(expiresAt));
}
