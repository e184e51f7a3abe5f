import { domainBlocks, type ErrorReason } from '@linnet/api';
import type { Client } from '../client/client';
import { errorOf } from '../kernel/error-of';
import { createRowFeed, type RowFeed } from '../kernel/feed/row-feed';
import { liveHubOf } from '../events/live-hub';
import { blockHost } from './block-host';
import { readTabDecision } from '../relationships/tab-decision';

export interface BlockedHost {
  readonly host: string;
  /** False for a server that was unblocked and is still listed, so that it can be blocked again. */
  readonly isBlocked: boolean;
}

/** Servers that the viewer has blocked. */
export interface BlockedHosts extends RowFeed<BlockedHost> {
  /** Resolves to the error; null when it is done. */
  set(host: string, on: boolean): Promise<ErrorReason | null>;
}

type Needed = Pick<Client, 'send' | 'graph' | 'feeds' | 'session' | 'log'>;

const PAGE_SIZE = 100;

export function createBlockedHosts(client: Needed): BlockedHosts {
  const { send, session } = client;
  const list = createRowFeed({
    idOf: ({ host }: BlockedHost) => host,
    mayLoad: () => session.state.get().state === 'signed-in',
    fetch: (cursor) => send(domainBlocks({ cursor, limit: PAGE_SIZE })),
    rowsOf: ({ items }) => items.map((host): BlockedHost => ({ host, isBlocked: true })),
    compare: (one, other) => one.host.localeCompare(other.host),
  });

  liveHubOf(client.graph).on('tabMessage', (what) => {
    const message = readTabDecision(what);
    if (message !== null && 'host' in message) list.put(message);
  });

  return {
    ...list,
    async set(host, on) {
      const error = await errorOf(blockHost(client, host, on));
      if (error === null) list.put({ host, isBlocked: on });
      return error;
    },
  };
}
