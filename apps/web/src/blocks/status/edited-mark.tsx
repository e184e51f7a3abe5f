import type { StatusRow } from '@linnet/domain';
import Pencil from 'lucide-react/icons/pencil';
import { useFeature } from '../../platform/client/use-feature';
import { Text } from '../../platform/i18n/text';
import { useAbsoluteTime, useMomentTitle } from '../../platform/time/use-absolute-time';
import { useRelativeTime } from '../../platform/time/relative-time';
import { Icon } from '../../ui/icon/icon';
import { openStatusDialog } from '../status-actions/dialogs/status-dialog';
import styles from './status-lines.module.css';

interface EditedMarkProps {
  status: StatusRow;
  /** ISO 8601, as the server sends it. */
  at: string;
  /** Shows the exact time, not only how long ago. */
  full?: boolean;
}

/** Says that a status was edited and when; opens its versions if the server keeps them. */
export function EditedMark({ status, at, full: isFull = false }: EditedMarkProps) {
  const keepsVersions = useFeature('editHistory');
  const moment = Date.parse(at);
  const age = useRelativeTime(moment);
  const title = useMomentTitle(moment);
  const { full } = useAbsoluteTime();
  const words = (
    <time dateTime={at} title={title}>
      <Text id="status.edited_at" values={{ time: isFull ? full(moment) : age }} />
    </time>
  );
  if (!keepsVersions) return words;
  return (
    <button
      type="button"
      className={styles.link}
      aria-haspopup="dialog"
      onClick={() => openStatusDialog({ kind: 'history', id: status.id })}
    >
      {words}
    </button>
  );
}

/** A line on the card of an edited status. */
export function EditedLine({ status }: { readonly status: StatusRow }) {
  if (status.editedAt === null) return null;
  return (
    <div className={styles.line}>
      <Icon of={Pencil} size="small" />
      <EditedMark status={status} at={status.editedAt} />
    </div>
  );
}
