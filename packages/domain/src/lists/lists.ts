import { ApiError, lists, type FailureReason, type List, type ListId } from '@linnet/api';
import { createCell, type Cell } from '../cell';
import type { Client } from '../client';
import { liveSignsOf } from '../live/live-signs';
import { lastRound } from '../rounds/last-round';
import { createRounds } from '../rounds/rounds';

/** Milliseconds between two looks at the server while the names stand on screen. */
const LOOK_EVERY = 240_000;

export interface ListsState {
  /** By name; null before the server has told them. */
  lists: readonly List[] | null;
  /** Why they are not known, or may be old. */
  failure: FailureReason | null;
}

/** The member's lists. */
export interface Lists {
  state: Pick<Cell<ListsState>, 'get' | 'subscribe'>;
  /** Visitors cause no request: for them there are none. */
  load(): Promise<void>;
  /** Keeps them up to date until the returned function is called. */
  follow(): () => void;
  /** A list that was made or changed on this page. */
  put(list: List): void;
  /** A list that is gone. */
  drop(id: ListId): void;
  clear(): void;
}

type Needed = Pick<Client, 'send' | 'session' | 'graph'>;

export function createLists({ send, session, graph }: Needed): Lists {
  const state = createCell<ListsState>({ lists: null, failure: null });
  let followers = 0;
  let coming: Promise<void> | null = null;
  /** Answers for whoever was reading before are not taken. */
  let reader = {};
  /** When they were last asked for. */
  let askedAt = -Infinity;
  /** How often a list was put or dropped here: an answer that was under way meanwhile may not know of it. */
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

  const rounds = createRounds({
    every: LOOK_EVERY,
    attention: liveSignsOf(graph).attention,
    async look() {
      await load(lastRound(LOOK_EVERY));
      return state.get().failure;
    },
  });

  return {
    state,
    load: () => load(),
    follow() {
      followers += 1;
      // Each timeline has a menu with them; going through timelines asks nothing anew.
      if (performance.now() - askedAt >= LOOK_EVERY) void load();
      rounds.start();
      return () => {
        followers -= 1;
        if (followers === 0) rounds.stop();
      };
    },
    put: (list) => change((known) => [...without(known, list.id), list]),
    drop: (id) => change((known) => without(known, id)),
    clear() {
      reader = {};
      coming = null;
      askedAt = -Infinity;
      state.set({ lists: null, failure: null });
      // Whoever reads now has lists of their own, and the menu still stands there.
      if (followers > 0) queueMicrotask(() => void load());
    },
  };
}

function byTitle(items: readonly List[]): readonly List[] {
  return items.toSorted((a, b) => a.title.localeCompare(b.title));
}
