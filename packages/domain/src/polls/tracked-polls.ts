import { ApiError, getPoll, type FailureReason, type PollId } from '@linnet/api';
import type { Client } from '../client';
import { putLatest } from '../kernel/put-latest';
import { keepVote } from '../graph/keep-vote';

/** Milliseconds between two requests for a poll on screen. */
const PACE = 30_000;
/** Polls whose last request is remembered. */
const REMEMBERED = 500;
/** Milliseconds after its end until the final result is loaded: clocks differ a little. */
const AFTER_END = 1_000;

/** Keeps polls up to date while they are on screen: one timer for each poll, however many cards show it. */
export interface TrackedPolls {
  /** Keeps a poll up to date until the returned function is called. */
  track(id: PollId): () => void;
  /** Loads a poll now. Resolves to the error; null when it was loaded. */
  refresh(id: PollId): Promise<FailureReason | null>;
}

interface Tracked {
  trackers: number;
  timer: ReturnType<typeof setTimeout> | undefined;
}

export function createTrackedPolls({ graph, send }: Pick<Client, 'graph' | 'send'>): TrackedPolls {
  const tracked = new Map<PollId, Tracked>();
  /** When each poll was last requested, or first shown; the least recent first. */
  const lastLooks = new Map<PollId, number>();

  const noteLook = (id: PollId): void => putLatest(lastLooks, [id, Date.now()], REMEMBERED);

  /** Milliseconds until the next request; null when nothing will change any more. */
  function wait(id: PollId): number | null {
    const poll = graph.polls.get(id);
    if (poll === undefined || poll.expired) return null;
    const now = Date.now();
    const due = (lastLooks.get(id) ?? now) + PACE;
    const end = poll.expiresAt === null ? Infinity : Date.parse(poll.expiresAt) + AFTER_END;
    return Math.max(0, Math.min(due, end > now ? end : Infinity) - now);
  }

  function schedule(id: PollId, longer = 0): void {
    const entry = tracked.get(id);
    if (entry === undefined) return;
    clearTimeout(entry.timer);
    const next = wait(id);
    entry.timer = next === null ? undefined : setTimeout(() => void refresh(id), Math.max(next, longer));
  }

  async function ask(id: PollId): Promise<FailureReason | null> {
    try {
      const poll = await send(getPoll(id));
      graph.polls.put(poll.id, keepVote(graph.polls.fact(poll.id), poll));
      return null;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return error.reason;
    }
  }

  async function refresh(id: PollId): Promise<FailureReason | null> {
    noteLook(id);
    const reason = await ask(id);
    if (reason?.kind !== 'http') schedule(id);
    else if (reason.status === 404) clearTimeout(tracked.get(id)?.timer);
    else schedule(id, (reason.retryAfter ?? 0) * 1_000);
    return reason;
  }

  return {
    refresh,
    track(id) {
      const entry = tracked.get(id) ?? { trackers: 0, timer: undefined };
      entry.trackers += 1;
      tracked.set(id, entry);
      if (!lastLooks.has(id)) noteLook(id);
      if (entry.trackers === 1) schedule(id);
      let isTracking = true;
      return () => {
        if (!isTracking) return;
        isTracking = false;
        entry.trackers -= 1;
        if (entry.trackers > 0) return;
        clearTimeout(entry.timer);
        tracked.delete(id);
      };
    },
  };
}
