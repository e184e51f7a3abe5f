import {
  ApiError,
  answerFollowRequest,
  followRequests,
  type Account,
  type AccountId,
  type Cursor,
  type FailureReason,
} from '@linnet/api';
import { createCell, type Cell } from '../cell';
import type { Client } from '../client';
import { readSaid } from '../notifications/row-changes';
import { bringPeople } from './bring-people';
import { standingsIn } from './standings';
import { tidyNotifications } from './tidy-notifications';
import { liveSignsOf } from '../live/live-signs';
import { createPolling, lastPoll } from '../kernel/polling/polling';

/** Milliseconds between two polls. */
const LOOK_EVERY = 10_000;
/**
 * The same for an account that accepts followers by itself: old requests may be left, and servers make some on their
 * own.
 */
const LOOK_SELDOM = 60_000;
const PAGE = 40;

export interface FollowRequestsState {
  /** In the server's order; null before they are loaded. */
  people: readonly Account[] | null;
  hasMore: boolean;
  isLoading: boolean;
  /** Why they, or more of them, could not be loaded. */
  failure: FailureReason | null;
}

/** The accounts that ask to follow the viewer. */
export interface FollowRequests {
  state: Pick<Cell<FollowRequestsState>, 'get' | 'subscribe'>;
  /** Loads them again; visitors cause no request. */
  load(): Promise<void>;
  loadMore(): Promise<void>;
  /** Polls until the returned function is called. */
  follow(): () => void;
  /** Accepts or rejects a request. Resolves to the error, null when it is done. */
  answer(id: AccountId, accept: boolean): Promise<FailureReason | null>;
  clear(): void;
}

const nothing: FollowRequestsState = { people: null, hasMore: false, isLoading: false, failure: null };

type Needed = Pick<Client, 'send' | 'graph' | 'session' | 'features' | 'log'>;

export function createFollowRequests(
  client: Needed,
  onAnswered: (id: AccountId, accepted: boolean, tidied: Promise<void>) => void,
): FollowRequests {
  const { send, graph, session } = client;
  const state = createCell(nothing);
  let older: Cursor | null = null;
  let followers = 0;
  let askedAt = -Infinity;
  /** A new request was announced by the stream. */
  let isTold = false;
  /** Replaced at each request and when the viewer changes, so that answers to earlier requests are dropped. */
  let question = {};

  async function ask(cursor: Cursor | null, asOf?: number): Promise<void> {
    if (session.state.get().state !== 'member') return;
    const own = {};
    question = own;
    askedAt = Date.now();
    const bring = bringPeople(graph);
    // Polling shows no spinner.
    state.update((now) => ({ ...now, isLoading: cursor !== null || now.people === null }));
    try {
      const page = await send(followRequests({ cursor, limit: PAGE }), { asOf });
      if (own !== question) return;
      for (const item of page.items) bring(item);
      const told = page.items.map(({ account }) => account);
      const known = state.get().people ?? [];
      // Polling fetches the newest only: those of later pages stay.
      const beyond = cursor === null && page.older !== null ? after(known, told.at(-1)) : [];
      if (beyond.length === 0) older = told.length === 0 ? null : page.older;
      const people = cursor === null ? [...told, ...beyond] : [...known, ...told];
      state.set({ people: each(people), hasMore: older !== null, isLoading: false, failure: null });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const { reason } = error;
      if (own === question) state.update((now) => ({ ...now, isLoading: false, failure: reason }));
    }
  }

  function take(id: AccountId): void {
    // Answers to earlier requests would add the account again.
    question = {};
    state.update((now) => ({
      ...now,
      isLoading: false,
      people: now.people && now.people.filter((person) => person.id !== id),
    }));
  }

  async function poll(): Promise<FailureReason | null> {
    const now = session.state.get();
    const isOpen = now.state === 'member' && now.own?.locked === false;
    if (isOpen && !isTold && Date.now() - askedAt < LOOK_SELDOM && state.get().people?.length === 0)
      return null;
    isTold = false;
    if (!state.get().isLoading) await ask(null, lastPoll(LOOK_EVERY));
    return state.get().failure;
  }

  const signs = liveSignsOf(graph);
  const polling = createPolling({ every: LOOK_EVERY, attention: signs.attention, poll });
  signs.onNotification(({ type }) => {
    if (type !== 'follow_request') return;
    isTold = true;
    if (followers > 0) polling.now();
  });
  // Answered in another tab of the viewer.
  signs.onSaid((what) => {
    const said = readSaid(what);
    if (said !== null && 'answered' in said) take(said.answered);
  });

  return {
    state,
    load: () => ask(null),
    async loadMore() {
      if (older !== null && !state.get().isLoading) await ask(older);
    },
    follow() {
      followers += 1;
      if (followers === 1) polling.now();
      return () => {
        followers -= 1;
        if (followers === 0) polling.stop();
      };
    },
    async answer(id, accept) {
      try {
        const { takeTurn, changed } = standingsIn(graph);
        await takeTurn(async () => changed(await send(answerFollowRequest(id, accept))), id);
        take(id);
        onAnswered(id, accept, tidyNotifications(client, id, accept));
        return null;
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        // It may have been answered elsewhere or withdrawn: some servers then fail.
        if (error.reason.kind === 'http' && error.reason.status === 404) take(id);
        else if (error.reason.kind === 'http') await ask(null);
        return error.reason;
      }
    },
    clear() {
      question = {};
      older = null;
      state.set(nothing);
      if (followers > 0) queueMicrotask(polling.now);
    },
  };
}

/** Those after this account; none if it is not in the list. */
function after(people: readonly Account[], last: Account | undefined): readonly Account[] {
  const at = people.findIndex(({ id }) => id === last?.id);
  return at < 0 ? [] : people.slice(at + 1);
}

/** Each account once, at its first place. */
function each(people: readonly Account[]): Account[] {
  const all = new Map<AccountId, Account>();
  for (const person of people) if (!all.has(person.id)) all.set(person.id, person);
  return [...all.values()];
}
