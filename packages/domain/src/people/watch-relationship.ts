import { getRelationships, type AccountId, type ErrorReason } from '@linnet/api';
import { errorOf } from '../kernel/error-of';
import type { Client } from '../client/client';
import { liveHubOf } from '../events/live-hub';
import { createPolling, lastPoll } from '../kernel/resource/polling';
import { justNow } from '../kernel/just-now';
import { relationshipUpdatesIn } from '../relationships/relationship-updates';

/** Interval of polls while a follow request waits to be accepted. */
const POLL_INTERVAL_MS = 60_000;

const FRESH_FOR_MS = 30_000;

/**
 * Keeps the viewer's relationship to an account up to date while its card is open, until the returned function is
 * called: an accepted request, or a new follower. A relationship that is not fresh is loaded at once. Only Pleroma
 * streams that a request was accepted.
 */
export function watchRelationship(
  { send, graph }: Pick<Client, 'send' | 'graph'>,
  id: AccountId,
): () => void {
  const hub = liveHubOf(graph);

  async function poll(asOf?: number): Promise<ErrorReason | null> {
    const putItem = relationshipUpdatesIn(graph).beforeRequest();
    return errorOf(
      send(getRelationships([id]), { asOf }).then(({ items }) => {
        for (const item of items) if (item.id === id) putItem(item);
      }),
    );
  }

  const isRequested = (): boolean => graph.relationships.get(id)?.requested === true;

  const polling = createPolling({
    intervalMs: POLL_INTERVAL_MS,
    attention: hub.isVisible,
    poll: async () => (isRequested() ? poll(lastPoll(POLL_INTERVAL_MS)) : null),
  });
  const unsubscribers = [
    hub.on('wake', () => void poll(justNow())),
    hub.on('notification', ({ type, account }) => {
      const isAbout = type === 'follow' || type === 'follow_request';
      if (isAbout && account?.id === id) void poll();
    }),
  ];
  polling.start();
  if (graph.relationships.fact(id) !== undefined && relationshipUpdatesIn(graph).age(id) > FRESH_FOR_MS)
    void poll();
  return () => {
    polling.stop();
    for (const unsubscribe of unsubscribers) unsubscribe();
  };
}
