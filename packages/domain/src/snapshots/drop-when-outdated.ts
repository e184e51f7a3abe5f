import type { Environment } from '../kernel/environment';
import { onePer } from '../kernel/one-per';
import { liveHubOf } from '../events/live-hub';
import type { Graph } from '../graph/graph';
import type { Settings } from '../settings/settings';
import type { Snapshots } from './snapshots';
import { removeSnapshots } from './write-snapshot';

export interface SnapshotOwner {
  settings: Settings;
  graph: Graph;
  snapshots: Snapshots;
  environment: Pick<Environment, 'storage' | 'snapshots' | 'build' | 'now'>;
}

/**
 * From the first call on, drops the viewer's snapshots when they decide about an account or a conversation, a status is
 * deleted, the filters are changed, or the setting is turned off: the next start must not show what has changed. A
 * snapshot may contain rows that this page has never loaded.
 */
export const dropWhenOutdated = onePer(({ environment, graph, settings, snapshots }: SnapshotOwner) => {
  graph.relationships.watch((id, before) => {
    // A mute may be the first that is known of a relationship.
    if (before !== undefined || graph.relationships.get(id)?.muting === true) snapshots.drop();
  });
  graph.statuses.watch((id, before) => {
    const now = graph.statuses.get(id);
    if (before === undefined || now === undefined) return;
    if (now.deleted !== before.deleted) snapshots.dropWith(id);
    if (now.muted !== before.muted) snapshots.drop();
  });
  const { on } = liveHubOf(graph);
  on('deleted', (id) => snapshots.dropWith(id));
  on('blocks', () => snapshots.drop());
  on('filters', () => snapshots.drop());
  let wasOn = snapshots.isOn();
  settings.subscribe(() => {
    const isOn = snapshots.isOn();
    if (wasOn && !isOn) removeSnapshots({ environment, snapshots });
    wasOn = isOn;
  });
  return {};
});
