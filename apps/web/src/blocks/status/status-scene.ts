import { sceneOf, type Client, type StatusView } from '@linnet/domain';
import type { StatusScene } from './status-action';

/** What an action finds when it is done with this status now. */
export function statusScene(client: Client, view: StatusView): StatusScene {
  return { ...sceneOf(client, view.status), client, view };
}
