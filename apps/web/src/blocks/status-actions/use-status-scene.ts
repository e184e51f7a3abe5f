import type { StatusView } from '@linnet/domain';
import { useCell } from '../../platform/client/use-cell';
import { useClient } from '../../platform/client/client-provider';
import { useSession } from '../../platform/client/use-session';
import { type StatusScene, statusScene } from './status-action';

/** The scene for the actions on a status, updated when the session or the server's features change. */
export function useStatusScene(view: StatusView): StatusScene {
  const client = useClient();
  useSession();
  useCell(client.features.loaded);
  return statusScene(client, view);
}
