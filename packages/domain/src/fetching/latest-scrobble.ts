import { scrobblesOf, type AccountId, type Scrobble } from '@linnet/api';
import type { Client } from '../client';
import { perClient } from '../per-client';

/** Milliseconds for which a response is fresh: about the length of a song. */
const KEPT = 5 * 60_000;
/** The cache is emptied when it has this many accounts. */
const CAP = 200;

interface Known {
  at: number;
  answer: Promise<Scrobble | null>;
}

const peopleOf = perClient(() => new Map<AccountId, Known>());

/**
 * The latest scrobble of an account, requested at most once in five minutes; null for none. Rejects with `ApiError`.
 */
export function latestScrobble(client: Client, id: AccountId): Promise<Scrobble | null> {
  const people = peopleOf(client);
  const before = people.get(id);
  if (before !== undefined && Date.now() - before.at < KEPT) return before.answer;
  if (people.size >= CAP) people.clear();
  const answer = client.send(scrobblesOf(id, { limit: 1 })).then(({ items }) => items[0] ?? null);
  people.set(id, { at: Date.now(), answer });
  answer.catch(() => people.delete(id));
  return answer;
}
