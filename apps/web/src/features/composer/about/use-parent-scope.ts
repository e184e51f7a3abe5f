import type { Scope, StatusId } from '@linnet/api';
import { useStatusView } from '../../../platform/client/use-status-view';

/** Scope of the status that is answered; null for none, and while it is not known. */
export function useParentScope(id: StatusId | null): Scope | null {
  return useStatusView(id ?? ('' as StatusId))?.status.scope ?? null;
}
