import { perClient } from '../per-client';
import { createBallots, type Ballots } from './ballots';
import { createTrackedPolls, type TrackedPolls } from './tracked-polls';

export interface Polls extends TrackedPolls {
  ballots: Ballots;
}

/** The polls of a page: what is chosen in them, and how they stay fresh. */
export const pollsOf = perClient((client): Polls => {
  const tracked = createTrackedPolls(client);
  const ballots = createBallots({ ...client, refresh: tracked.refresh });
  client.session.onChange(ballots.clear);
  return { ...tracked, ballots };
});
