import type { StatusRow } from '@linnet/domain';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import ChevronsDownUp from 'lucide-react/icons/chevrons-down-up';
import { useText } from '../../platform/i18n/use-text';
import { IconButton } from '../../ui/icon-button/icon-button';
import styles from './status-head.module.css';

export interface ExpandButtonProps {
  status: StatusRow;
  expanded: boolean;
  onExpand: (expanded: boolean) => void;
}

/** A button that shows the replies to a status in the list. */
export function ExpandButton({ status, expanded, onExpand }: ExpandButtonProps) {
  const text = useText();
  return (
    <IconButton
      small
      size="small"
      className={styles.expand}
      name={text(expanded ? 'status.collapse' : 'status.expand', { count: status.repliesCount })}
      icon={expanded ? ChevronsDownUp : ChevronsUpDown}
      aria-expanded={expanded}
      onClick={() => onExpand(!expanded)}
    />
  );
}
