import type { StatusId } from '@linnet/api';
import { canQuote } from '@linnet/domain/actions';
import { useFeature } from '../../../platform/client/use-feature';
import { useSession } from '../../../platform/client/use-session';
import { useStatusView } from '../../../platform/client/use-status-view';

/** Whether the viewer may quote a status; false while it is not known. */
export function useCanQuote(id: StatusId | null): boolean {
  const isOffered = useFeature('quotes');
  const session = useSession();
  const view = useStatusView(id ?? ('' as StatusId));
  return isOffered && view !== undefined && canQuote({ row: view.status, session });
}
