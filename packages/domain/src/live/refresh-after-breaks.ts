import { ApiError, getStatus, statusesByIds, type StatusId } from '@linnet/api';
import type { Client } from '../client/client';
import { isMissing, orLog } from '../kernel/error-of';
import type { Features } from '../instance/features';
import { importStatus } from '../graph/import';
import type { Lazy } from '../kernel/lazy';
import type { LiveHub } from '../events/live-hub';
import { markMissing } from '../graph/status-row';

/** As many ids as every server accepts in one request; more are hardly on screen. */
const MAX_IDS = 20;

interface RefreshOptions extends Pick<Client, 'graph' | 'send' | 'log'> {
  features: Pick<Lazy<Features>, 'load'>;
}

/**
 * Fetches the statuses on screen again after a break, in one request, where the server has one for several ids. A
 * stream does not replay the edits and deletions that happened meanwhile.
 */
export function refreshAfterBreaks(
  { graph, send, features, log }: RefreshOptions,
  hub: Pick<LiveHub, 'isStreamOpen' | 'streamOpenSince'>,
): void {
  const { isStreamOpen } = hub;
  let wasOpen = isStreamOpen.get();

  async function refresh(): Promise<void> {
    const ids = shownStatuses().slice(-MAX_IDS);
    // All tabs do this at the same grant, mostly for the same statuses: they share the answer.
    const asOf = hub.streamOpenSince;
    if (ids.length === 0) return;
    if (!(await features.load()).has('statusesByIds')) return;
    const { items } = await send(statusesByIds(ids), { asOf });
    for (const status of items) importStatus(graph, status);
    const answered = new Set(items.map(({ id }) => id));
    for (const id of ids) if (!answered.has(id)) await refreshOne(id, asOf);
  }

  /**
   * Fetches one status that the answer lacks: the server leaves out deleted ones, but also others, such as muted ones.
   */
  async function refreshOne(id: StatusId, asOf: number): Promise<void> {
    try {
      importStatus(graph, await send(getStatus(id), { asOf }));
    } catch (error) {
      if (!(error instanceof ApiError) || error.reason.kind !== 'http') throw error;
      if (isMissing(error.reason)) markMissing(graph, id);
    }
  }

  /** Ids on screen, without those that another one repeats or quotes and therefore contains. */
  function shownStatuses(): StatusId[] {
    const shown = [...graph.statuses.subscribedIds()].filter(
      (id) => graph.statuses.get(id)?.deleted === false,
    );
    const contained = new Set(
      shown.flatMap((id) => {
        const row = graph.statuses.get(id);
        return [row?.repeatOfId ?? [], row?.quote?.id ?? []].flat();
      }),
    );
    return shown.filter((id) => !contained.has(id));
  }

  isStreamOpen.subscribe(() => {
    if (!isStreamOpen.get()) return;
    if (wasOpen) void orLog(refresh(), log, ['info', 'the shown statuses could not be refreshed']);
    wasOpen = true;
  });
}
