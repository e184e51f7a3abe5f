import type { Client } from '../client';
import { createBallots, type Ballots } from './ballots';
import { createTrackedPolls, type TrackedPolls } from './tracked-polls';

export interface Polls extends TrackedPolls {
  ballots: Ballots;
}

const known = new WeakMap<Client, Polls>();

/** The polls of a page: what is chosen in them, and how they stay fresh. */
export function pollsOf(client: Client): Polls {
  return known.get(client) ?? begin(client);
}

function begin(client: Client): Polls {
  const tracked = createTrackedPolls(client);
  const ballots = createBallots({ ...client, refresh: tracked.refresh });
  client.session.onChange(ballots.clear);
  const polls = { ...tracked, ballots };
  known.set(client, polls);
  return polls;
}
