import { sceneOf, type Client, type StatusView } from '@linnet/domain';
import type { StatusScene } from './status-action';

/** Builds the scene for an action on a status. */
export function statusScene(client: Client, view: StatusView): StatusScene {
  return { ...sceneOf(client, view.status), client, view };
}
