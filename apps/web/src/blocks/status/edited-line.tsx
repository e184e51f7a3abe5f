import type { StatusRow } from '@linnet/domain';
import Pencil from 'lucide-react/icons/pencil';
import { Icon } from '../../ui/icon/icon';
import { EditedMark } from './edited-mark';
import styles from './reply-line.module.css';

export interface EditedLineProps {
  status: StatusRow;
}

/** A line on the card of an edited status. */
export function EditedLine({ status }: EditedLineProps) {
  if (status.editedAt === null) return null;
  return (
    <div className={styles.line}>
      <Icon of={Pencil} size="small" />
      <EditedMark status={status} at={status.editedAt} />
    </div>
  );
}
