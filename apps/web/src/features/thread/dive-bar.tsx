import type { StatusId } from '@linnet/api';
import { Text } from '../../platform/i18n/text';
import { useStatusView } from '../../platform/client/use-status-view';
import { Link } from '../../platform/navigation/link';
import { pathTo } from '../../platform/navigation/path-to';
import styles from './dive-bar.module.css';

interface DiveBarProps {
  focus: StatusId;
  root: StatusId;
  /** The root is the first post: the whole conversation is shown. */
  isWhole: boolean;
}

/** Says that the tree starts at another post than that of the address, and links back. */
export function DiveBar({ focus, root, isWhole }: DiveBarProps) {
  const author = useStatusView(root)?.author;
  return (
    <div className={styles.bar}>
      <span className={styles.words}>
        {isWhole || author === undefined ? (
          <Text id={isWhole ? 'conversation.all_shown' : 'conversation.part_shown'} />
        ) : (
          <Text id="conversation.replies_shown" values={{ name: <bdi>@{author.acct}</bdi> }} />
        )}
      </span>
      <Link className={styles.way} to={pathTo('conversation', { id: focus })}>
        <Text id="conversation.undive" />
      </Link>
    </div>
  );
}
