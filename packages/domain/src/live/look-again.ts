import { ApiError, getStatus, statusesByIds, type StatusId } from '@linnet/api';
import type { Log } from '../environment';
import type { Features } from '../features/features';
import type { Graph } from '../graph/graph';
import { importStatus } from '../graph/import';
import type { Lazy } from '../lazy';
import type { Send } from '../send';
import type { LiveSigns } from './live-signs';

/** As many as every server gives at once; more are hardly in sight. */
const MOST = 20;

interface LookOptions {
  graph: Graph;
  send: Send;
  features: Pick<Lazy<Features>, 'load'>;
  log: Log;
}

/**
 * What a stream tells of posts that are shown, their edits and that they were deleted, is not replayed after a break:
 * those on screen are asked for again, in one request, where the server can be asked so.
 */
export function lookAgainAfterBreaks(
  { graph, send, features, log }: LookOptions,
  signs: Pick<LiveSigns, 'hears' | 'heardFrom'>,
): void {
  const { hears } = signs;
  let wasHeard = hears.get();

  async function look(): Promise<void> {
    const ids = shownStatuses().slice(-MOST);
    // All pages that hear of the grant ask for what they show, and mostly they show the same.
    const asOf = signs.heardFrom;
    if (ids.length === 0) return;
    try {
      if (!(await features.load()).has('statusesByIds')) return;
      const { items } = await send(statusesByIds(ids), { asOf });
      for (const status of items) importStatus(graph, status);
      const told = new Set(items.map(({ id }) => id));
      for (const id of ids) if (!told.has(id)) await lookForOne(id, asOf);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      log('info', 'what is shown could not be asked for again', error);
    }
  }

  /** A server leaves out more than what is gone, what is muted for one. */
  async function lookForOne(id: StatusId, asOf: number): Promise<void> {
    try {
      importStatus(graph, await send(getStatus(id), { asOf }));
    } catch (error) {
      if (!(error instanceof ApiError) || error.reason.kind !== 'http') throw error;
      if (error.reason.status === 404) graph.statuses.change(id, (row) => ({ ...row, deleted: true }));
    }
  }

  /** Those that came with a repeat or a quote come with it again. */
  function shownStatuses(): StatusId[] {
    const shown = [...graph.statuses.watched()].filter((id) => graph.statuses.get(id)?.deleted === false);
    const within = new Set(
      shown.flatMap((id) => {
        const row = graph.statuses.get(id);
        return [row?.repeatOfId ?? [], row?.quote?.id ?? []].flat();
      }),
    );
    return shown.filter((id) => !within.has(id));
  }

  hears.subscribe(() => {
    if (!hears.get()) return;
    if (wasHeard) void look();
    wasHeard = true;
  });
}
