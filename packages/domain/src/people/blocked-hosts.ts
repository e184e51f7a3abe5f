import { domainBlocks, type FailureReason } from '@linnet/api';
import { createCell, type Cell } from '../cell';
import type { Client } from '../client';
import { liveSignsOf } from '../live/live-signs';
import { failureOf } from '../kernel/failure-of';
import { createPaging, type Paged, type Paging } from '../paging';
import { blockHost } from './block-host';
import { readStandingSaid } from './standing-said';

export interface BlockedHost {
  readonly host: string;
  /** False for a server that was unblocked and is still listed, so that it can be blocked again. */
  readonly isBlocked: boolean;
}

export interface BlockedHostsState extends Paged {
  /** By name; null before they are loaded. */
  readonly hosts: readonly BlockedHost[] | null;
}

/** Servers that the viewer has blocked. */
export interface BlockedHosts extends Paging {
  readonly state: Pick<Cell<BlockedHostsState>, 'get' | 'subscribe'>;
  /** Resolves to the error; null when it is done. */
  set(host: string, on: boolean): Promise<FailureReason | null>;
}

type Needed = Pick<Client, 'send' | 'graph' | 'feeds' | 'session' | 'log'>;

const PAGE = 100;
const nothing: BlockedHostsState = { hosts: null, hasMore: false, isLoading: false, failure: null };

export function createBlockedHosts(client: Needed): BlockedHosts {
  const { send, session } = client;
  const state = createCell(nothing);
  /** Changes during the request for the first page, whose answer may lack them. */
  let meanwhile: readonly BlockedHost[] = [];

  const paging = createPaging({
    state,
    nothing,
    mayAsk: () => session.state.get().state === 'member',
    ask(cursor) {
      if (cursor === null) meanwhile = [];
      return send(domainBlocks({ cursor, limit: PAGE }));
    },
    take({ items }, isFirst) {
      const before = isFirst ? meanwhile : (state.get().hosts ?? []);
      const fresh = items.filter((host) => before.every((one) => one.host !== host));
      const told = fresh.map((host): BlockedHost => ({ host, isBlocked: true }));
      return { listed: { hosts: sorted([...before, ...told]) }, isNew: fresh.length > 0 };
    },
  });

  function note(row: BlockedHost): void {
    meanwhile = [...without(meanwhile, row.host), row];
    state.update((now) => ({ ...now, hosts: now.hosts && sorted([...without(now.hosts, row.host), row]) }));
  }

  liveSignsOf(client.graph).onSaid((what) => {
    const said = readStandingSaid(what);
    if (said !== null && 'host' in said) note(said);
  });

  return {
    state,
    ...paging,
    async set(host, on) {
      const refusal = await failureOf(blockHost(client, host, on));
      if (refusal === null) note({ host, isBlocked: on });
      return refusal;
    },
  };
}

function without(hosts: readonly BlockedHost[], host: string): readonly BlockedHost[] {
  return hosts.filter((one) => one.host !== host);
}

function sorted(hosts: readonly BlockedHost[]): readonly BlockedHost[] {
  return hosts.toSorted((one, other) => one.host.localeCompare(other.host));
}
