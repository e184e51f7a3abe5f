import type { Client } from '@linnet/domain';
import { keyEntry, type KeyId } from '@linnet/domain/keys';
import { pageKeys } from '../../platform/hotkeys/page-keys';
import { doInCard } from './do-in-card';
import { selectedCard } from './selected-card';
import { stepCard } from './step-card';

/** Does what a key is for. False when there is nothing to do here. */
export function doKey(client: Client, id: KeyId): boolean {
  const { at } = keyEntry(id);
  if (id === 'compose' && client.session.state.get().state === 'member') {
    // The form may still be on its way.
    pageKeys.ask(id);
    return true;
  }
  if (at === 'page') return pageKeys.run(id);
  if (at === 'list') {
    stepCard(id === 'next' ? 1 : -1);
    return true;
  }
  const card = selectedCard();
  if (card === null) return false;
  return id === 'unselect' ? leave() : doInCard(client, card, id);
}

/** Lifts the selection, unless the key has something else to close that lies above. */
function leave(): boolean {
  const above = document.querySelector('[role="menu"], [role="dialog"], [role="alertdialog"], dialog[open]');
  const focused = document.activeElement;
  if (above !== null || !(focused instanceof HTMLElement)) return false;
  focused.blur();
  return true;
}
