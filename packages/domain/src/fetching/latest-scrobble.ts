import { scrobblesOf, type AccountId, type Scrobble } from '@linnet/api';
import type { Client } from '../client';
import { perClient } from '../per-client';

/** Milliseconds for which an answer is good enough: a piece of music. */
const KEPT = 5 * 60_000;
/** People remembered before all are forgotten. */
const CAP = 200;

interface Known {
  at: number;
  answer: Promise<Scrobble | null>;
}

const peopleOf = perClient(() => new Map<AccountId, Known>());

/** What somebody listened to last, asked for once in a few minutes; null for nothing. Rejects with `ApiError`. */
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
