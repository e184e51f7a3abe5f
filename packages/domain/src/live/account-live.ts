import type { Environment } from '../kernel/environment';
import type { AccountRecords } from '../kernel/records';
import type { Lifetime } from '../kernel/lifetime';
import type { Session } from '../session/session';
import type { LiveHub } from '../events/live-hub';
import { type FeedsOfBlocks, updateFeedsOnBlocks } from '../feeds/update-on-blocks';
import { createServerFilters, type ServerFiltersOptions } from '../filters/server-filters';
import { storeFilters } from '../filters/stored-filters';
import { applyTabDecisions } from '../people/apply-tab-decisions';
import { updateFollowCounts } from '../people/follow-counts';

export interface FollowAccountOptions
  extends FeedsOfBlocks, Omit<ServerFiltersOptions, 'log' | 'now' | 'store' | 'attention'> {
  environment: Pick<Environment, 'log' | 'now' | 'storage'>;
  session: Pick<Session, 'state'>;
  life: Pick<Lifetime, 'onEnd'>;
  records: AccountRecords;
  hub: LiveHub;
}

export type FollowAccount = typeof followAccount;

/**
 * Applies to this page what the viewer decides in other tabs and on other devices: blocks and mutes, follows, filters.
 * `start` and `stop` are for the filters, which are loaded again from time to time.
 */
export function followAccount({ environment, records, hub, ...options }: FollowAccountOptions): {
  start(): void;
  stop(): void;
} {
  const { log, now, storage } = environment;
  const isSignedIn = (): boolean => options.session.state.get().state === 'signed-in';
  updateFeedsOnBlocks(options);
  applyTabDecisions({ ...options, log });
  updateFollowCounts({ ...options, log });
  const filters = createServerFilters({
    ...options,
    log,
    now,
    attention: hub.isVisible,
    store(known) {
      if (isSignedIn()) storeFilters(storage, records, known);
    },
  });
  hub.on('filters', () => void filters.refresh());
  return {
    start() {
      if (isSignedIn()) void filters.start();
    },
    stop: filters.stop,
  };
}
