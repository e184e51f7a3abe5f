import type { StatusId } from '@linnet/api';
import type { Graph } from './graph';

type WithStatuses = Pick<Graph, 'statuses'>;

/** Marks a status whose deletion the server reported, or confirmed to the viewer: no later answer brings it back. */
export function markDeleted({ statuses }: WithStatuses, id: StatusId): void {
  statuses.change(id, (row) => ({ ...row, deleted: true, deletedForGood: true }));
}

/** Marks a status that the server says it doesn't have. That may change: it may only be hidden from the viewer. */
export function markMissing({ statuses }: WithStatuses, id: StatusId): void {
  statuses.change(id, (row) => ({ ...row, deleted: true }));
}
