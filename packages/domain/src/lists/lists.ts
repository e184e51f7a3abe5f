import { ApiError, lists, type FailureReason, type List, type ListId } from '@linnet/api';
import { createCell, type Cell } from '../cell';
import type { Client } from '../client';
import { liveSignsOf } from '../live/live-signs';
import { createPolling, lastPoll } from '../kernel/polling/polling';

/** Milliseconds until the lists are loaded again while they are on screen. */
const LOOK_EVERY = 240_000;

export interface ListsState {
  /** By name; null before they are loaded. */
  lists: readonly List[] | null;
  /** Why they could not be loaded, or may be out of date. */
  failure: FailureReason | null;
}

/** The viewer's lists. */
export interface Lists {
  state: Pick<Cell<ListsState>, 'get' | 'subscribe'>;
  /** Sends no request for visitors, who have no lists. */
  load(): Promise<void>;
  /** Keeps the lists up to date until the returned function is called. */
  follow(): () => void;
  /** Adds or replaces a list that was created or changed on this page. */
  put(list: List): void;
  /** Removes a list that was deleted. */
  drop(id: ListId): void;
  clear(): void;
}

type Needed = Pick<Client, 'send' | 'session' | 'graph'>;

export function createLists({ send, session, graph }: Needed): Lists {
  const state = createCell<ListsState>({ lists: null, failure: null });
  let followers = 0;
  let coming: Promise<void> | null = null;
  /** Replaced when the viewer changes, so that answers to earlier requests are dropped. */
  let reader = {};
  let askedAt = -Infinity;
  /** Counts `put` and `drop`: an answer to an earlier request may lack the change. */
  let changes = 0;

  const isMember = (): boolean => session.state.get().state === 'member';

  async function ask(asOf?: number): Promise<void> {
    const own = reader;
    const seen = changes;
    try {
      const items = isMember() ? (await send(lists(), { asOf })).items : [];
      if (own !== reader) return;
      if (seen !== changes) return await ask();
      state.set({ lists: byTitle(items), failure: null });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const { reason } = error;
      askedAt = -Infinity;
      if (own === reader) state.update((now) => ({ ...now, failure: reason }));
    }
  }

  function change(next: (known: readonly List[]) => readonly List[]): void {
    changes += 1;
    state.update((now) => (now.lists === null ? now : { ...now, lists: byTitle(next(now.lists)) }));
  }

  const without = (known: readonly List[], gone: ListId) => known.filter(({ id }) => id !== gone);

  async function load(asOf?: number): Promise<void> {
    askedAt = performance.now();
    coming ??= ask(asOf);
    const own = coming;
    await own;
    if (coming === own) coming = null;
  }

  const polling = createPolling({
    every: LOOK_EVERY,
    attention: liveSignsOf(graph).attention,
    async poll() {
      await load(lastPoll(LOOK_EVERY));
      return state.get().failure;
    },
  });

  return {
    state,
    load: () => load(),
    follow() {
      followers += 1;
      // Every timeline has a menu with the lists: going from one to the next loads nothing again.
      if (performance.now() - askedAt >= LOOK_EVERY) void load();
      polling.start();
      return () => {
        followers -= 1;
        if (followers === 0) polling.stop();
      };
    },
    put: (list) => change((known) => [...without(known, list.id), list]),
    drop: (id) => change((known) => without(known, id)),
    clear() {
      reader = {};
      coming = null;
      askedAt = -Infinity;
      state.set({ lists: null, failure: null });
      // The menu may still be open when the viewer changes, and the new viewer has other lists.
      if (followers > 0) queueMicrotask(() => void load());
    },
  };
}

function byTitle(items: readonly List[]): readonly List[] {
  return items.toSorted((a, b) => a.title.localeCompare(b.title));
}
