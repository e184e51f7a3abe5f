import type { StatusView } from '@linnet/domain';
import { useCell } from '../../platform/client/use-cell';
import { useClient } from '../../platform/client/client-provider';
import { useSession } from '../../platform/client/use-session';
import type { StatusScene } from '../status/status-action';
import { statusScene } from '../status/status-scene';

/** The scene for showing what can be done; anew when who reads or what the server can becomes known. */
export function useStatusScene(view: StatusView): StatusScene {
  const client = useClient();
  useSession();
  useCell(client.features.loaded);
  return statusScene(client, view);
}
