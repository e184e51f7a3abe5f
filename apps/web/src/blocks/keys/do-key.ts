import type { Client } from '@linnet/domain';
import { keyEntry, type KeyId } from '@linnet/domain/keys';
import { pageKeys } from '../../platform/hotkeys/page-keys';
import { doInCard } from './do-in-card';
import { selectedCard } from './selected-card';
import { stepCard } from './step-card';

/** Runs the command of a key. Returns false if there is nothing to do. */
export function doKey(client: Client, id: KeyId): boolean {
  const { at } = keyEntry(id);
  if (id === 'compose' && client.session.state.get().state === 'member') {
    // The form's code may still be loading: `ask` runs the command when it has arrived.
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

/** Removes the selection, unless a menu or dialog is open, which the same key closes. */
function leave(): boolean {
  const above = document.querySelector('[role="menu"], [role="dialog"], [role="alertdialog"], dialog[open]');
  const focused = document.activeElement;
  if (above !== null || !(focused instanceof HTMLElement)) return false;
  focused.blur();
  return true;
}
