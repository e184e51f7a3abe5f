import { getAccount, verifyCredentials, type Account, type AccountId } from '@linnet/api';
import type { Client } from '../client/client';
import { orLog } from '../kernel/error-of';
import { importAccount } from '../graph/import';
import { liveHubOf } from '../events/live-hub';
import type { Lifetime } from '../kernel/lifetime';
import type { Session } from '../session/session';

/** Changes within this time cause one update: a decision may be about several accounts. */
const DELAY_MS = 250;
/** How many accounts are loaded again. The counts of others are loaded when somebody opens their profile. */
const MAX_ACCOUNTS = 4;

interface FollowCountsOptions extends Pick<Client, 'graph' | 'send' | 'log'> {
  readonly session: Pick<Session, 'state'>;
  readonly life: Pick<Lifetime, 'onEnd'>;
}

/**
 * Keeps the follower counts up to date: when a follow of or by the viewer begins or ends, both accounts are loaded
 * again. Called once for each client.
 */
export function updateFollowCounts({ graph, send, session, life, log }: FollowCountsOptions): void {
  const changed = new Set<AccountId>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function update(refresh: () => Promise<Account>): Promise<void> {
    const account = await orLog(refresh(), log, ['info', 'the follower counts could not be loaded']);
    if (account !== null) importAccount(graph, account);
  }

  async function refresh(asOf: number): Promise<void> {
    const ids = [...changed].filter((id) => graph.accounts.get(id) !== undefined);
    changed.clear();
    if (session.state.get().state !== 'signed-in') return;
    await update(() => send(verifyCredentials(), { asOf }));
    for (const id of ids.slice(-MAX_ACCOUNTS)) {
      await update(async () => (await send(getAccount(id), { asOf })).account);
    }
  }

  function schedule(id: AccountId | null): void {
    if (id !== null) changed.add(id);
    const asOf = Date.now();
    clearTimeout(timer);
    timer = setTimeout(() => void refresh(asOf), DELAY_MS);
  }

  graph.relationships.watch((id, before) => {
    const now = graph.relationships.get(id);
    if (before === undefined || now === undefined) return;
    if (before.following !== now.following || before.followedBy !== now.followedBy) schedule(id);
  });
  liveHubOf(graph).on('notification', ({ type }) => {
    if (type === 'follow') schedule(null);
  });
  life.onEnd(() => clearTimeout(timer));
}
