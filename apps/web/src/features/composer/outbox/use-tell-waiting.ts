import { contextKey, type DraftContext, type SendOutcome } from '@linnet/domain/drafts';
import { useLayout } from '../../../platform/browser/use-layout';
import { useClient } from '../../../platform/client/client-provider';
import { useDrafts } from '../drafts-provider';

/** The shortest time for which the notice is shown, in milliseconds. */
const SHORTEST = 8000;

/** Shows a notice with Undo when a sent post waits in the outbox and the outbox is not visible (narrow pages). */
export function useTellWaiting(context: DraftContext): (outcome: SendOutcome) => void {
  const drafts = useDrafts();
  const { notices } = useClient();
  const isListed = useLayout() !== 'narrow';

  return (outcome) => {
    if (outcome !== 'waiting' || isListed) return;
    const key = contextKey(context);
    const job = drafts.outbox.all().findLast((one) => contextKey(one.context) === key);
    if (job?.phase.state !== 'waiting' && job?.phase.state !== 'checking') return;
    const { id, phase } = job;
    const isChecking = phase.state === 'checking';
    const grace = !isChecking && phase.why === null ? phase.until - Date.now() : 0;
    notices.add({
      level: 'info',
      key: isChecking ? 'outbox.checking' : 'post_status.waits',
      lasts: Math.max(SHORTEST, grace),
      action: {
        label: 'outbox.take_back',
        run() {
          const back = drafts.takeBack(id);
          if (back !== null) drafts.openOver(back);
        },
      },
    });
  };
}
