import type { StatusId } from '@linnet/api';
import { useOpenReply } from '../../platform/client/use-open-reply';
import { useSession } from '../../platform/client/use-session';
import { useSlots } from '../../platform/slots/slots';
import styles from './reply-place.module.css';

interface ReplyPlaceProps {
  at: StatusId;
}

/** Where the form of a reply stands while it is open. */
export function ReplyPlace({ at }: ReplyPlaceProps) {
  const { ReplyForm } = useSlots();
  const to = useOpenReply(at);
  const session = useSession();
  if (to === null || session.state === 'visitor') return null;
  return (
    <div className={styles.place}>
      <ReplyForm to={to} />
    </div>
  );
}
