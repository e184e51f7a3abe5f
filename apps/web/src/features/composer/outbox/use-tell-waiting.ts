import { contextKey, type DraftContext, type SendOutcome } from '@linnet/domain/drafts';
import { useLayout } from '../../../platform/browser/use-layout';
import { useClient } from '../../../platform/client/client-provider';
import { useDrafts } from '../drafts-provider';

/** Milliseconds that it is told for at least. */
const SHORTEST = 8000;

/** Tells that a post waits, and takes it back, where the list of such posts is not in sight. */
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
