import { type ErrorReason, type Poll, type PollId, getPoll } from '@linnet/api';
import { type Client, perClient } from '../client/client';
import { liveHubOf } from '../events/live-hub';
import { keepVote } from '../graph/keep-vote';
import { errorOf, isMissing } from '../kernel/error-of';
import { putLatest } from '../kernel/put-latest';
import { type Polling, createPolling } from '../kernel/resource/polling';
import { type Ballots, createBallots } from './ballots';

const POLL_INTERVAL_MS = 30_000;
/** For how many polls the time of the last request is noted. */
const MAX_REQUEST_TIMES = 500;
/** How long after the end of a poll its final result is loaded: clocks differ a little. */
const RESULT_DELAY_MS = 1_000;

/** Keeps polls up to date while they are on screen: once for each poll, however many cards show it. */
interface TrackedPolls {
  /** Keeps a poll up to date until the returned function is called. */
  track(id: PollId): () => void;
  /** Loads a poll now. Resolves to the error; null when it was loaded. */
  refresh(id: PollId): Promise<ErrorReason | null>;
}

interface Tracked {
  trackers: number;
  readonly polling: Polling;
  /** Set when the poll ends before the next request. */
  timer: ReturnType<typeof setTimeout> | undefined;
}

function createTrackedPolls({ graph, send }: Pick<Client, 'graph' | 'send'>): TrackedPolls {
  const tracked = new Map<PollId, Tracked>();
  /** When each poll was last requested, or first shown; the least recent first. */
  const requestedAt = new Map<PollId, number>();
  const { isVisible } = liveHubOf(graph);

  const noteRequest = (id: PollId): void => putLatest(requestedAt, [id, Date.now()], MAX_REQUEST_TIMES);

  async function load(id: PollId): Promise<void> {
    const poll = await send(getPoll(id));
    graph.polls.put(poll.id, keepVote(graph.polls.fact(poll.id), poll));
  }

  async function refresh(id: PollId): Promise<ErrorReason | null> {
    noteRequest(id);
    const error = await errorOf(load(id));
    tracked.get(id)?.polling.noteResult(error);
    return error;
  }

  function stop({ polling, timer }: Tracked): void {
    polling.stop();
    clearTimeout(timer);
  }

  async function refreshAndSchedule(id: PollId): Promise<ErrorReason | null> {
    const isDeleted = isMissing(await refresh(id));
    const entry = tracked.get(id);
    if (entry !== undefined && isDeleted) stop(entry);
    else if (entry !== undefined) schedule(id, entry);
    // Errors don't change the interval; a pause that the server asks for was passed to `noteResult`.
    return null;
  }

  /** Stops polling when the poll has expired, and sets a timer for its end when that is soon. */
  function schedule(id: PollId, entry: Tracked): void {
    clearTimeout(entry.timer);
    const row = graph.polls.get(id);
    if (row === undefined || row.expired) return stop(entry);
    const remaining =
      row.expiresAt === null ? Infinity : Date.parse(row.expiresAt) + RESULT_DELAY_MS - Date.now();
    if (remaining > 0 && remaining < POLL_INTERVAL_MS) entry.timer = setTimeout(entry.polling.now, remaining);
  }

  function startTracking(id: PollId): Tracked {
    const polling = createPolling({
      intervalMs: POLL_INTERVAL_MS,
      attention: isVisible,
      poll: () => refreshAndSchedule(id),
    });
    const entry: Tracked = { trackers: 0, polling, timer: undefined };
    tracked.set(id, entry);
    if (Date.now() - (requestedAt.get(id) ?? Infinity) >= POLL_INTERVAL_MS) polling.now();
    else polling.start();
    schedule(id, entry);
    return entry;
  }

  return {
    refresh,
    track(id) {
      const entry = tracked.get(id) ?? startTracking(id);
      entry.trackers += 1;
      if (!requestedAt.has(id)) noteRequest(id);
      let isTracking = true;
      return () => {
        if (!isTracking) return;
        isTracking = false;
        entry.trackers -= 1;
        if (entry.trackers > 0) return;
        stop(entry);
        tracked.delete(id);
      };
    },
  };
}

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
