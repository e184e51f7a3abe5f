import { ApiError, getRelationships, type AccountId, type FailureReason } from '@linnet/api';
import type { Client } from '../client';
import { liveSignsOf } from '../live/live-signs';
import { createRounds } from '../rounds/rounds';
import { lastRound } from '../rounds/last-round';
import { justNow } from '../live/just-now';
import { standingsIn } from './standings';

/** Milliseconds between two looks at a request that waits to be granted. */
const LOOK_EVERY = 60_000;

/** Milliseconds for which what is known of somebody is taken for new. */
const FRESH = 30_000;

/**
 * Keeps up how the reader stands to somebody whose card is open, until the returned function is called: a request
 * that is granted, and somebody who begins to follow. What has been known for a while is asked again at once. Only Pleroma tells by a stream that a request was granted.
 */
export function watchStanding({ send, graph }: Pick<Client, 'send' | 'graph'>, id: AccountId): () => void {
  const signs = liveSignsOf(graph);

  async function ask(asOf?: number): Promise<FailureReason | null> {
    const take = standingsIn(graph).asking();
    try {
      const { items } = await send(getRelationships([id]), { asOf });
      for (const item of items) if (item.id === id) take(item);
      return null;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return error.reason;
    }
  }

  const isAwaited = (): boolean => graph.relationships.get(id)?.requested === true;

  const rounds = createRounds({
    every: LOOK_EVERY,
    attention: signs.attention,
    look: async () => (isAwaited() ? ask(lastRound(LOOK_EVERY)) : null),
  });
  const leaves = [
    signs.onWake(() => void ask(justNow())),
    signs.onNotification(({ type, account }) => {
      const isAbout = type === 'follow' || type === 'follow_request';
      if (isAbout && account?.id === id) void ask();
    }),
  ];
  rounds.start();
  if (graph.relationships.fact(id) !== undefined && standingsIn(graph).age(id) > FRESH) void ask();
  return () => {
    rounds.stop();
    for (const leave of leaves) leave();
  };
}
