import type { HiddenRow } from '@linnet/domain/conversation';
import ChevronsDown from 'lucide-react/icons/chevrons-down';
import CornerDownRight from 'lucide-react/icons/corner-down-right';
import { Text } from '../../platform/i18n/text';
import { Link } from '../../platform/navigation/link';
import { Icon } from '../../ui/icon/icon';
import { diveAddress } from './dive-address';
import { indentOf } from './indent-of';
import { Rails } from './rails';
import { useThreadControls } from './thread-controls';
import styles from './thread-list.module.css';

interface HiddenRepliesProps {
  row: HiddenRow;
}

/** A row in place of hidden replies, which shows them. */
export function HiddenReplies({ row }: HiddenRepliesProps) {
  return (
    <div
      className={styles.row}
      style={indentOf(row.level)}
      data-branch={row.level === 0 || undefined}
      data-hidden-below={row.of}
    >
      <Rails row={row} />
      <WayIn row={row} />
    </div>
  );
}

/**
 * Shows replies that the viewer collapsed in their place. Replies below the maximum depth open as a tree of their own
 * or, with the advanced controls, expand in place.
 */
function WayIn({ row: { of, by, count, levels } }: HiddenRepliesProps) {
  const { focus, advanced, toggle, toggleBelow } = useThreadControls();
  if (by === 'depth' && !advanced) {
    return (
      <Link to={diveAddress(focus, of)} className={styles.way}>
        <Icon of={CornerDownRight} size="small" mirrored />
        <Text id="conversation.thread_follow" values={{ count }} />
      </Link>
    );
  }
  const isAll = by === 'depth';
  return (
    <button
      type="button"
      className={styles.way}
      onClick={() => (isAll ? toggleBelow(of, true) : toggle(of, true))}
    >
      <Icon of={ChevronsDown} size="small" />
      <Text
        id={isAll ? 'conversation.thread_show_full' : 'conversation.thread_show'}
        values={{ count, levels }}
      />
    </button>
  );
}
