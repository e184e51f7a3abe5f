import type { StatusId } from '@linnet/api';
import type { Client } from '@linnet/domain';
import type { KeyId } from '@linnet/domain/keys';
import { navigate } from '../../platform/navigation/navigate';
import { pathTo } from '../../platform/navigation/path-to';
import { profilePath } from '../../platform/navigation/profile-path';
import { statusScene } from '../status/status-scene';
import { runAction } from '../status-actions/run-action';
import { statusActions } from '../status-actions/status-actions';
import { pressInCard } from './press-in-card';

/** Does with the status of a card what a key is for. False where that cannot be done with it. */
export function doInCard(client: Client, card: HTMLElement, id: KeyId): boolean {
  if (id === 'subject' || id === 'media') return pressInCard(card, id);
  // The card itself says whose it is.
  const view = client.statusViews.get((card.dataset['status'] ?? '') as StatusId);
  if (view === undefined) return false;
  if (id === 'open') {
    navigate(pathTo('conversation', { id: view.status.id }));
    return true;
  }
  if (id === 'author') {
    const { nodeinfo } = client.instance.facts.get();
    navigate(profilePath(view.author, nodeinfo?.restrictedNicknames ?? []));
    return true;
  }
  const action = statusActions.find((one) => one.id === id);
  const scene = statusScene(client, view);
  if (action === undefined || !action.can(scene)) return false;
  runAction(action, scene);
  return true;
}
