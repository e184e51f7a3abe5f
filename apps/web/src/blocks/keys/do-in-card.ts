import type { StatusId } from '@linnet/api';
import type { Client, StatusView } from '@linnet/domain';
import type { KeyId } from '@linnet/domain/keys';
import { navigate } from '../../platform/navigation/navigate';
import { pathTo } from '../../platform/navigation/path-to';
import { profilePath } from '../../platform/navigation/profile-path';
import { statusScene } from '../status/status-scene';
import { runAction } from '../status-actions/run-action';
import { statusActions } from '../status-actions/status-actions';
/** What in a card a key presses, as `data-key` names it there, the first that is there. */
const pressed = {
  subject: ['text', 'subject'],
  media: ['media'],
} as const;

/** Presses the button in a card that unfolds or folds what waits in it. False when nothing does. */
function pressInCard(card: HTMLElement, id: keyof typeof pressed): boolean {
  for (const name of pressed[id]) {
    const button = card.querySelector<HTMLElement>(`[data-key="${name}"]`);
    if (button === null) continue;
    button.click();
    return true;
  }
  return false;
}

/** Does with the status of a card what a key is for. False where that cannot be done with it. */
export function doInCard(client: Client, card: HTMLElement, id: KeyId): boolean {
  if (id === 'subject' || id === 'media') return pressInCard(card, id);
  // The card itself says whose it is, or what it is about.
  const { status, about } = card.dataset;
  const view = client.statusViews.get((status ?? about ?? '') as StatusId);
  if (view === undefined) return false;
  // To what tells of it that is as good as a click on it.
  if ((id === 'open' || id === 'author') && status === undefined) card.click();
  if (id === 'open') {
    navigate(pathTo('conversation', { id: view.status.id }));
    return true;
  }
  if (id === 'author') {
    const { nodeinfo } = client.instance.facts.get();
    navigate(profilePath(view.author, nodeinfo?.restrictedNicknames ?? []));
    return true;
  }
  return doWith(client, { view, card, id });
}

interface Pressed {
  readonly view: StatusView;
  readonly card: HTMLElement;
  readonly id: KeyId;
}

function doWith(client: Client, { view, card, id }: Pressed): boolean {
  const inside = card.querySelector<HTMLElement>('[data-acts-at]');
  // What only names a post has no place for what is done with it.
  if (card.dataset['status'] === undefined && inside === null) return false;
  const action = statusActions.find((one) => one.id === id);
  const here = inside === null ? view : { ...view, id: (inside.dataset['actsAt'] ?? '') as StatusId };
  const scene = statusScene(client, here);
  if (action === undefined || !action.can(scene)) return false;
  runAction(action, scene);
  // To what stands around it that is as good as a press on a button there.
  inside?.click();
  return true;
}
