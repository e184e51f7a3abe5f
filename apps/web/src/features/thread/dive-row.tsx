import type { OthersRow, WholeRow } from '@linnet/domain/conversation';
import ChevronsUp from 'lucide-react/icons/chevrons-up';
import CornerDownRight from 'lucide-react/icons/corner-down-right';
import { Text } from '../../platform/i18n/text';
import { Link } from '../../platform/navigation/link';
import { Icon } from '../../ui/icon/icon';
import { diveAddress } from './dive-address';
import { useThreadControls } from './thread-controls';
import styles from './thread-list.module.css';

interface DiveRowProps {
  row: OthersRow | WholeRow;
}

/** A link to posts that this part of the tree leaves out. */
export function DiveRow({ row: { kind, of, count } }: DiveRowProps) {
  const { focus } = useThreadControls();
  const isWhole = kind === 'whole';
  return (
    <div className={styles.row} data-branch>
      <Link to={diveAddress(focus, of)} className={styles.way}>
        <Icon of={isWhole ? ChevronsUp : CornerDownRight} size="small" mirrored={!isWhole} />
        <Text
          id={isWhole ? 'conversation.show_all_conversation' : 'conversation.ancestor_follow'}
          values={{ count }}
        />
      </Link>
    </div>
  );
}
