import { ApiError, domainBlocks, type Cursor, type FailureReason } from '@linnet/api';
import { createCell, type Cell } from '../cell';
import type { Client } from '../client';
import { blockHost } from './block-host';

export interface BlockedHost {
  readonly host: string;
  /** False for one that was let go and stands there to be taken back. */
  readonly isBlocked: boolean;
}

export interface BlockedHostsState {
  /** By name; null before the server has told them. */
  readonly hosts: readonly BlockedHost[] | null;
  readonly hasMore: boolean;
  readonly isLoading: boolean;
  /** Why they, or more of them, are not known. */
  readonly failure: FailureReason | null;
}

/** Servers of whose people the reader wants to see nothing. */
export interface BlockedHosts {
  readonly state: Pick<Cell<BlockedHostsState>, 'get' | 'subscribe'>;
  load(): Promise<void>;
  loadMore(): Promise<void>;
  /** Resolves to why the server refused; null when it is done. */
  set(host: string, on: boolean): Promise<FailureReason | null>;
  clear(): void;
}

type Needed = Pick<Client, 'send' | 'graph' | 'feeds' | 'session'>;

const PAGE = 100;
const nothing: BlockedHostsState = { hosts: null, hasMore: false, isLoading: false, failure: null };

export function createBlockedHosts(client: Needed): BlockedHosts {
  const { send, session } = client;
  const state = createCell(nothing);
  let older: Cursor | null = null;
  /** Answers to an earlier question, or for whoever was reading before, are not taken. */
  let question = {};

  function put(host: string, isBlocked: boolean): void {
    state.update((now) => ({ ...now, hosts: sorted([...without(now.hosts, host), { host, isBlocked }]) }));
  }

  async function ask(cursor: Cursor | null): Promise<void> {
    if (session.state.get().state !== 'member') return;
    const own = {};
    question = own;
    state.update((now) => ({ ...now, isLoading: true, failure: null }));
    try {
      const page = await send(domainBlocks({ cursor, limit: PAGE }));
      if (own !== question) return;
      const told = page.items.map((host): BlockedHost => ({ host, isBlocked: true }));
      const before = cursor === null ? [] : (state.get().hosts ?? []);
      const fresh = told.filter(({ host }) => before.every((one) => one.host !== host));
      older = fresh.length > 0 ? page.older : null;
      state.set({
        hosts: sorted([...before, ...fresh]),
        hasMore: older !== null,
        isLoading: false,
        failure: null,
      });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const { reason } = error;
      if (own === question) state.update((now) => ({ ...now, isLoading: false, failure: reason }));
    }
  }

  return {
    state,
    load: () => ask(null),
    async loadMore() {
      const { hosts, hasMore, isLoading } = state.get();
      if (isLoading) return;
      if (hosts === null) await ask(null);
      else if (hasMore) await ask(older);
    },
    async set(host, on) {
      try {
        await blockHost(client, host, on);
        put(host, on);
        return null;
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        return error.reason;
      }
    },
    clear() {
      question = {};
      older = null;
      state.set(nothing);
    },
  };
}

function without(hosts: readonly BlockedHost[] | null, host: string): readonly BlockedHost[] {
  return (hosts ?? []).filter((one) => one.host !== host);
}

function sorted(hosts: readonly BlockedHost[]): readonly BlockedHost[] {
  return hosts.toSorted((one, other) => one.host.localeCompare(other.host));
}
