import { type StatusId, getStatus } from '@linnet/api';
import { type Client, perClient } from '../client/client';
import { importStatus } from '../graph/import';

const underWayOf = perClient(() => new Map<StatusId, Promise<void>>());

/** Fetches a status into the graph; callers that want the same one share a request. Rejects with `ApiError`. */
export function fetchStatus(client: Client, id: StatusId): Promise<void> {
  const { graph, send } = client;
  return fetchOnce(underWayOf(client), id, async () => {
    importStatus(graph, await send(getStatus(id)));
    graph.trim();
  });
}

/** The request under way for `key`, or a new one: callers that want the same thing share a request. */
export function fetchOnce<Key, T>(
  underWay: Map<Key, Promise<T>>,
  key: Key,
  fetch: () => Promise<T>,
): Promise<T> {
  const known = underWay.get(key);
  if (known !== undefined) return known;
  const answer = fetch().finally(() => underWay.delete(key));
  underWay.set(key, answer);
  return answer;
}
