import { perClient } from '../per-client';
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
