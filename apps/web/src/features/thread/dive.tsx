import type { StatusId } from '@linnet/api';
import type { OtherRepliesRow, WholeThreadRow } from '@linnet/domain/conversation';
import ChevronsUp from 'lucide-react/icons/chevrons-up';
import CornerDownRight from 'lucide-react/icons/corner-down-right';
import { useStatusView } from '../../platform/client/use-status-view';
import { Text } from '../../platform/i18n/text';
import { Link } from '../../platform/navigation/link';
import { pathTo } from '../../platform/navigation/path-to';
import { Icon } from '../../ui/icon/icon';
import { useThreadControls } from './thread-controls';
import styles from './thread-list.module.css';

/** The parameter of the address with the root of the tree. To dive is to open a branch as a tree of its own. */
const PARAMETER = 'dive';

/** The address of a conversation whose tree starts at one of its posts. */
export function diveAddress(focus: StatusId, root: StatusId): string {
  return `${pathTo('conversation', { id: focus })}?${new URLSearchParams({ [PARAMETER]: root })}`;
}

/** Reads the root of the tree from the query; null if the tree starts at the post of the conversation. */
export function readDive(search: string): StatusId | null {
  const root = new URLSearchParams(search).get(PARAMETER);
  // The id comes from the address, so the cast is here.
  return root === null || root === '' ? null : (root as StatusId);
}

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
      <span className={styles.text}>
        {isWhole || author === undefined ? (
          <Text id={isWhole ? 'conversation.all_shown' : 'conversation.part_shown'} />
        ) : (
          <Text id="conversation.replies_shown" values={{ name: <bdi>@{author.acct}</bdi> }} />
        )}
      </span>
      <Link className={styles.barLink} to={pathTo('conversation', { id: focus })}>
        <Text id="conversation.undive" />
      </Link>
    </div>
  );
}

/** A link to posts that this part of the tree leaves out. */
export function DiveRow({ row: { kind, of, count } }: { row: OtherRepliesRow | WholeThreadRow }) {
  const { focus } = useThreadControls();
  const isWhole = kind === 'whole';
  return (
    <div className={styles.row} data-branch>
      <Link to={diveAddress(focus, of)} className={styles.link}>
        <Icon of={isWhole ? ChevronsUp : CornerDownRight} size="small" mirrored={!isWhole} />
        <Text
          id={isWhole ? 'conversation.show_all_conversation' : 'conversation.ancestor_follow'}
          values={{ count }}
        />
      </Link>
    </div>
  );
}
