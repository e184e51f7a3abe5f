import { answerFollowRequest, followRequests, type AccountId, type ErrorReason } from '@linnet/api';
import { type Client, perClient } from '../client/client';
import { errorOf } from '../kernel/error-of';
import { createPolling, lastPoll } from '../kernel/resource/polling';
import { whileUsed } from '../kernel/while-used';
import { liveHubOf } from '../events/live-hub';
import { notificationsOf } from '../notifications/notifications';
import { readNotificationMessage } from '../notifications/row-changes';
import { createPeoplePages, type PeoplePages } from './people-pages';
import { relationshipUpdatesIn } from '../relationships/relationship-updates';
import { cleanUpNotifications } from './clean-up-notifications';

const POLL_INTERVAL_MS = 10_000;
/**
 * The interval for an account that accepts followers by itself: old requests may remain, and servers create some on
 * their own.
 */
const SLOW_POLL_INTERVAL_MS = 60_000;

/** The accounts that ask to follow the viewer, in the server's order; visitors cause no request. */
export interface FollowRequests extends Pick<PeoplePages, 'state' | 'load' | 'loadMore'> {
  /** Polls until the returned function is called. */
  startPolling(): () => void;
  /** Accepts or rejects a request. Resolves to the error, null when it is done. */
  answer(id: AccountId, accept: boolean): Promise<ErrorReason | null>;
}

export const followRequestsOf = perClient((client: Client): FollowRequests => {
  const { send, graph, session } = client;
  const { state, load, loadMore, poll: pollList, remove } = createPeoplePages(client, followRequests);
  let polledAt = -Infinity;
  /** Whether the stream has announced a new request. */
  let isAnnounced = false;

  async function poll(): Promise<ErrorReason | null> {
    const viewer = session.state.get();
    const acceptsEverybody = viewer.state === 'signed-in' && viewer.own?.locked === false;
    const isRecent = Date.now() - polledAt < SLOW_POLL_INTERVAL_MS;
    if (acceptsEverybody && !isAnnounced && isRecent && state.get().rows?.length === 0) return null;
    isAnnounced = false;
    polledAt = Date.now();
    return pollList(lastPoll(POLL_INTERVAL_MS));
  }

  const hub = liveHubOf(graph);
  const polling = createPolling({ intervalMs: POLL_INTERVAL_MS, attention: hub.isVisible, poll });
  hub.on('notification', ({ type }) => {
    if (type !== 'follow_request') return;
    isAnnounced = true;
    polling.soon();
  });
  // Answered in another tab of the viewer.
  hub.on('tabMessage', (what) => {
    const message = readNotificationMessage(what);
    if (message !== null && 'answered' in message) remove(message.answered);
  });

  return {
    state,
    load,
    loadMore,
    startPolling: whileUsed(() => {
      polling.now();
      return polling.stop;
    }),
    async answer(id, accept) {
      const { runInTurn, putChanged } = relationshipUpdatesIn(graph);
      const error = await errorOf(
        runInTurn(async () => putChanged(await send(answerFollowRequest(id, accept))), id),
      );
      // The request may have been answered elsewhere or withdrawn: some servers then answer with 404.
      const isGone = error?.kind === 'http' && error.status === 404;
      if (error === null || isGone) remove(id);
      else if (error.kind === 'http') await load();
      if (error === null)
        notificationsOf(client).followRequestAnswered(id, accept, cleanUpNotifications(client, id, accept));
      return error;
    },
  };
});
