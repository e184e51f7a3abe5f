import { ApiError, filterGroups, filters, type Filter, type FilterHead } from '@linnet/api';
import type { Cell } from '../cell';
import type { Log } from '../environment';
import type { Features } from '../features/features';
import type { Lazy } from '../lazy';
import type { Send } from '../send';
import type { FilterMatcher } from './filter-matcher';
import { matchFilterGroups } from './match-filter-groups';
import { matchFilters } from './match-filters';

/** Milliseconds until filters that did not come are asked for again. */
const AGAIN_AFTER = 30_000;
/** The longest time that a timer can be set to. */
const LONGEST = 2 ** 31 - 1;

/** Filters that the member keeps at the server. */
export interface ServerFilters {
  /** Reads them where the server leaves the looking to its clients. */
  begin(): Promise<void>;
  /** Reads them again: what the server found in statuses was found with those of before. */
  refresh(): Promise<void>;
  /** Forgets them: they are of somebody who reads no longer. */
  stop(): void;
}

export interface ServerFiltersOptions {
  send: Send;
  features: Pick<Lazy<Features>, 'load'>;
  matcher: Cell<FilterMatcher | null>;
  /** Remembers those that the server leaves to its clients, for the next start. */
  keep: (filters: readonly Filter[]) => void;
  log: Log;
  /** Milliseconds since 1970. */
  now: () => number;
}

interface Fetched {
  heads: readonly Pick<FilterHead, 'expiresAt'>[];
  kept: readonly Filter[];
  make: () => FilterMatcher;
}

export function createServerFilters(options: ServerFiltersOptions): ServerFilters {
  const { send, features, matcher, keep, log, now } = options;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The reading that counts; an answer to one of before comes too late. */
  let latest = 0;

  /** Null where the server does not have them, or looks for them by itself. */
  async function fetchMatcher(isChange: boolean): Promise<Fetched | null> {
    const known = await features.load();
    if (known.has('filtersWithResults')) {
      if (!isChange) return null;
      const { items } = await send(filterGroups());
      return { heads: items, kept: [], make: () => matchFilterGroups(items) };
    }
    if (!known.has('filters')) return null;
    const { items } = await send(filters());
    return { heads: items, kept: items, make: () => matchFilters(items) };
  }

  async function read(isChange: boolean): Promise<void> {
    latest += 1;
    const reading = latest;
    clearTimeout(timer);
    try {
      const fetched = await fetchMatcher(isChange);
      if (reading !== latest) return;
      keep(fetched?.kept ?? []);
      // Those of an earlier start may still be in force.
      if (fetched === null) matcher.set(null);
      else apply(fetched);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      log('warn', 'the filters of the server did not come', error);
      if (reading === latest) timer = setTimeout(() => void read(isChange), AGAIN_AFTER);
    }
  }

  /** Puts them in force, and again whenever the time of one is over. */
  function apply({ heads, make }: Pick<Fetched, 'heads' | 'make'>): void {
    matcher.set(make());
    const ends = heads.flatMap(({ expiresAt }) => (expiresAt === null ? [] : [Date.parse(expiresAt)]));
    const next = Math.min(...ends.filter((end) => end > now()));
    if (next === Infinity) return;
    timer = setTimeout(() => apply({ heads, make }), Math.min(next - now() + 1, LONGEST));
  }

  return {
    begin: () => read(false),
    refresh: () => read(true),
    stop() {
      latest += 1;
      clearTimeout(timer);
      matcher.set(null);
    },
  };
}
