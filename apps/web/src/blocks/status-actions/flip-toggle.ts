import type { Client, StatusRow, ToggleAction } from '@linnet/domain';
import { actionsOf } from '@linnet/domain/actions';
import { openStatusDialog } from './dialogs/status-dialog';

/** Flips a toggle after a click or a key; asks before switching it on if the setting says so. */
export function flipToggle(client: Client, toggle: ToggleAction, row: StatusRow): void {
  const on = !toggle.isOn(row);
  const { asks, name } = toggle;
  if (on && asks !== undefined && client.settings.get(asks) && (name === 'repeat' || name === 'mute')) {
    openStatusDialog({ kind: name, id: row.id });
  } else {
    actionsOf(client).toggles.toggle(toggle, row.id, on);
  }
}
