import type { SessionState } from '@linnet/domain';
import { useClient } from './client-provider';
import { useCell } from './use-cell';

/** The session: who the viewer is. */
export function useSession(): SessionState {
  return useCell(useClient().session.state);
}
