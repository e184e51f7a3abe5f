import type { SessionState } from '@linnet/domain';
import { useClient } from './client-provider';
import { useCell } from './use-cell';

/** Who is reading. */
export function useSession(): SessionState {
  return useCell(useClient().session.state);
}
