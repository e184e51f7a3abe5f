import { deleteStatus as deletion, type StatusId } from '@linnet/api';
import { errorOf } from '../kernel/error-of';
import type { Client } from '../client/client';
import type { ActionScene } from './action-scene';
import { actionsOf } from './actions-of';
import { isOwn } from './can-act';
import { hasPrivilege } from '../staff/privileges';
import { markDeleted } from '../graph/status-row';

/** Whether the viewer wrote the status, or has the privilege to delete those of others. */
export function canDelete(scene: ActionScene): boolean {
  const { row, session } = scene;
  if (row.deleted || session.state === 'visitor') return false;
  return isOwn(scene) || hasPrivilege(scene, 'messages_delete');
}

/**
 * Deletes a status on the server and marks its row as deleted. Errors are shown as a notice for five seconds. Resolves
 * with whether it was deleted.
 */
export async function deleteStatus(client: Client, id: StatusId): Promise<boolean> {
  const { graph, send, notices } = client;
  const reason = await errorOf(send(deletion(id)));
  if (reason === null) {
    markDeleted(graph, id);
    actionsOf(client).errors.clear(id);
  } else if (reason.kind !== 'aborted') {
    notices.add({ level: 'error', key: 'status.delete_error', reason, duration: 5000 });
  }
  return reason === null;
}
