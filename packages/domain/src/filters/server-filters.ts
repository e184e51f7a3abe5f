import { type ErrorReason, type Filter, type FilterHead, filterGroups, filters } from '@linnet/api';
import type { Cell } from '../kernel/cell';
import type { Attention, Log } from '../kernel/environment';
import type { Features } from '../instance/features';
import { errorOf } from '../kernel/error-of';
import { createPolling } from '../kernel/resource/polling';
import type { Lazy } from '../kernel/lazy';
import type { Send } from '../session/send';
import type { FilterMatcher } from './filter-matcher';
import { matchFilterGroups, matchFilters } from './match-filters';

/** Milliseconds until a failed request is repeated. */
const RETRY_DELAY_MS = 30_000;
/** The longest delay that `setTimeout` accepts, in milliseconds. */
const MAX_TIMEOUT_MS = 2 ** 31 - 1;

/** Applies the viewer's filters of the server. */
export interface ServerFilters {
  /** Loads the filters, on servers that leave matching to clients. */
  start(): Promise<void>;
  /** Loads the filters after a change, because matches that the server has sent are those of the earlier filters. */
  refresh(): Promise<void>;
  /** Drops the filters when the client ends. */
  stop(): void;
}

export interface ServerFiltersOptions {
  send: Send;
  features: Pick<Lazy<Features>, 'load'>;
  matcher: Cell<FilterMatcher | null>;
  /** Stores the filters that clients have to match, for the next start. */
  store: (filters: readonly Filter[]) => void;
  log: Log;
  attention: Attention;
  /** Milliseconds since 1970. */
  now: () => number;
}

interface Fetched {
  heads: readonly Pick<FilterHead, 'expiresAt'>[];
  toStore: readonly Filter[];
  createMatcher: () => FilterMatcher;
}

export function createServerFilters(options: ServerFiltersOptions): ServerFilters {
  const { send, features, matcher, store, log, now, attention } = options;
  /** Runs until the next filter expires. */
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wasChanged = false;
  /** Number of the latest request; responses to earlier ones are ignored. */
  let latestRequest = 0;

  /** Null where the server has no filters or matches them itself. */
  async function fetchMatcher(): Promise<Fetched | null> {
    const loaded = await features.load();
    if (loaded.has('filtersWithResults')) {
      if (!wasChanged) return null;
      const { items } = await send(filterGroups());
      return { heads: items, toStore: [], createMatcher: () => matchFilterGroups(items) };
    }
    if (!loaded.has('filters')) return null;
    const { items } = await send(filters());
    return { heads: items, toStore: items, createMatcher: () => matchFilters(items) };
  }

  async function load(): Promise<void> {
    latestRequest += 1;
    const request = latestRequest;
    clearTimeout(timer);
    const fetched = await fetchMatcher();
    if (request !== latestRequest) return;
    store(fetched?.toStore ?? []);
    // The filters stored on this device may still be in force.
    if (fetched === null) matcher.set(null);
    else apply(fetched);
  }

  /** Loads the filters, and polls them after an error until they are loaded. */
  async function loadOrRetry(): Promise<ErrorReason | null> {
    const error = await errorOf(load());
    if (error === null) {
      polling.stop();
    } else {
      log('warn', 'the filters of the server could not be loaded', error);
      polling.start();
    }
    return error;
  }

  const polling = createPolling({ intervalMs: RETRY_DELAY_MS, attention, poll: loadOrRetry });

  /** Applies the filters, and again whenever one expires. */
  function apply({ heads, createMatcher }: Pick<Fetched, 'heads' | 'createMatcher'>): void {
    matcher.set(createMatcher());
    const ends = heads.flatMap(({ expiresAt }) => (expiresAt === null ? [] : [Date.parse(expiresAt)]));
    const next = Math.min(...ends.filter((end) => end > now()));
    if (next === Infinity) return;
    timer = setTimeout(() => apply({ heads, createMatcher }), Math.min(next - now() + 1, MAX_TIMEOUT_MS));
  }

  return {
    start: async () => void (await loadOrRetry()),
    async refresh() {
      wasChanged = true;
      await loadOrRetry();
    },
    stop() {
      polling.stop();
      latestRequest += 1;
      clearTimeout(timer);
      matcher.set(null);
    },
  };
}
