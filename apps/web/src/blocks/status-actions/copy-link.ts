import { actionsOf } from '@linnet/domain/actions';
import { pathTo } from '../../platform/navigation/path-to';
import type { StatusScene } from '../status/status-action';

/** Puts the address of the conversation into the clipboard; where the browser refuses, it is shown to be taken by hand. */
export async function copyLink({ client, row }: StatusScene): Promise<void> {
  const { troubles } = actionsOf(client);
  const address = new URL(pathTo('conversation', { id: row.id }), location.origin).href;
  try {
    await navigator.clipboard.writeText(address);
  } catch {
    return troubles.tell(row.id, { name: 'copy', on: true, reason: null, address });
  }
  troubles.clear(row.id);
  client.notices.add({ level: 'success', key: 'status.link_copied', lasts: 3000 });
}
