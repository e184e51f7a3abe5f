import type { PostRow } from '@linnet/domain/conversation';
import ChevronsDown from 'lucide-react/icons/chevrons-down';
import ChevronsUp from 'lucide-react/icons/chevrons-up';
import CornerDownRight from 'lucide-react/icons/corner-down-right';
import { Text } from '../../platform/i18n/text';
import { useText } from '../../platform/i18n/use-text';
import { Link } from '../../platform/navigation/link';
import { Icon } from '../../ui/icon/icon';
import { diveAddress } from './dive-address';
import { useThreadControls } from './thread-controls';
import styles from './thread-list.module.css';

interface PostToolsProps {
  row: PostRow;
}

/** Actions on a post's branch; most of them only with the advanced controls. */
export function PostTools({ row }: PostToolsProps) {
  const { id, others, replies, standing } = row;
  const text = useText();
  const { focus, advanced, toggle } = useThreadControls();
  const branches = advanced && standing !== 'ancestor' && replies > 0;
  const dives = advanced && (standing === 'ancestor' || (standing === 'reply' && replies > 0));
  if (others === 0 && !advanced) return null;

  return (
    <div className={styles.tools}>
      {others > 0 && (
        <Link to={diveAddress(focus, id)} className={styles.tool}>
          <Icon of={CornerDownRight} size="small" mirrored />
          <Text id="conversation.ancestor_follow" values={{ count: others }} />
        </Link>
      )}
      {branches && (
        <button
          type="button"
          className={styles.tool}
          aria-expanded={row.open}
          onClick={() => toggle(id, !row.open)}
        >
          <Icon of={row.open ? ChevronsUp : ChevronsDown} size="small" />
          <Text
            id={row.open ? 'conversation.thread_hide' : 'conversation.thread_show'}
            values={{ count: replies }}
          />
        </button>
      )}
      {dives && (
        <Link to={diveAddress(focus, id)} className={styles.tool}>
          <Icon of={CornerDownRight} size="small" mirrored />
          <Text id="conversation.dive" />
        </Link>
      )}
      {advanced && (
        <span className={styles.depth} title={text('conversation.depth_hint')}>
          <Text id="conversation.depth" values={{ depth: row.depth }} />
        </span>
      )}
    </div>
  );
}
