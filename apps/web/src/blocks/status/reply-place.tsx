import type { StatusId } from '@linnet/api';
import { useOpenForm } from '../../platform/client/use-open-form';
import { useSession } from '../../platform/client/use-session';
import { useSlots } from '../../platform/slots/slots';
import styles from './reply-place.module.css';

interface ReplyPlaceProps {
  at: StatusId;
}

/** Where the form for a reply or a quote is mounted while it is open. */
export function ReplyPlace({ at }: ReplyPlaceProps) {
  const { InlineForm } = useSlots();
  const context = useOpenForm(at);
  const session = useSession();
  if (context === null || session.state === 'visitor') return null;
  return (
    <div className={styles.place} data-own-clicks>
      <InlineForm context={context} />
    </div>
  );
}
