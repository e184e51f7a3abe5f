import { type PostRow, conversationSettings } from '@linnet/domain/conversation';
import ChevronsDown from 'lucide-react/icons/chevrons-down';
import ChevronsUp from 'lucide-react/icons/chevrons-up';
import CornerDownRight from 'lucide-react/icons/corner-down-right';
import type { KeyboardEvent } from 'react';
import { AuthorCheck } from '../../blocks/quote/author-check';
import { FocusedCard } from '../../blocks/focused-status/focused-card';
import { StatusCard } from '../../blocks/status/status-card';
import { useListedSetting } from '../../platform/client/use-listed-setting';
import { useStatusView } from '../../platform/client/use-status-view';
import { Text } from '../../platform/i18n/text';
import { useText } from '../../platform/i18n/use-text';
import { Link } from '../../platform/navigation/link';
import { Icon } from '../../ui/icon/icon';
import { join } from '../../ui/styles/join';
import { diveAddress } from './dive';
import { ThreadLines, indentOf } from './thread-lines';
import { useThreadControls } from './thread-controls';
import styles from './thread-list.module.css';

/** Actions on a post's branch; most of them only with the advanced controls. */
export function PostTools({ row }: { row: PostRow }) {
  const { id, otherReplyCount, replyCount, position } = row;
  const text = useText();
  const { focus, advanced, toggle } = useThreadControls();
  const canToggle = advanced && position !== 'ancestor' && replyCount > 0;
  const canOpenBranch = advanced && (position === 'ancestor' || (position === 'reply' && replyCount > 0));
  if (otherReplyCount === 0 && !advanced) return null;

  return (
    <div className={styles.tools}>
      {otherReplyCount > 0 && (
        <Link to={diveAddress(focus, id)} className={styles.tool}>
          <Icon of={CornerDownRight} size="small" mirrored />
          <Text id="conversation.ancestor_follow" values={{ count: otherReplyCount }} />
        </Link>
      )}
      {canToggle && (
        <button
          type="button"
          className={styles.tool}
          aria-expanded={row.open}
          onClick={() => toggle(id, !row.open)}
        >
          <Icon of={row.open ? ChevronsUp : ChevronsDown} size="small" />
          <Text
            id={row.open ? 'conversation.thread_hide' : 'conversation.thread_show'}
            values={{ count: replyCount }}
          />
        </button>
      )}
      {canOpenBranch && (
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

/** A post of a conversation, at its level. */
export function PostRowView({ row }: { row: PostRow }) {
  const { id, position } = row;
  const { focus } = useThreadControls();
  const fades = useListedSetting(
    'conversationTreeFadeAncestors',
    conversationSettings.conversationTreeFadeAncestors,
  ).value;
  const author = useStatusView(id)?.status.accountId;
  const isLoaded = author !== undefined;
  const handleKeyDown = useBranchKeys(row);

  return (
    // The keys are for the article inside, which has the focus.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={join(styles.row, styles[position], position === 'ancestor' && fades && styles.faded)}
      style={indentOf(row.level)}
      data-branch={row.level === 0 || undefined}
      onKeyDown={handleKeyDown}
    >
      <ThreadLines row={row} />
      {!isLoaded && <div className={styles.placeholder} />}
      {id === focus && <FocusedCard id={id} />}
      {id !== focus && isLoaded && (
        <AuthorCheck author={author} placeholder={<div className={styles.placeholder} />}>
          <StatusCard id={id} />
        </AuthorCheck>
      )}
      {isLoaded && position !== 'list' && <PostTools row={row} />}
    </div>
  );
}

/** As in every tree, the arrow key inwards expands the replies of a post, the other one collapses them. */
function useBranchKeys(row: PostRow): (event: KeyboardEvent) => void {
  const { toggle } = useThreadControls();
  return ({ target, key, ctrlKey, altKey, metaKey, shiftKey }) => {
    if (row.position === 'list' || row.position === 'ancestor' || row.replyCount === 0) return;
    if (ctrlKey || altKey || metaKey || shiftKey) return;
    if (!(target instanceof Element) || target.getAttribute('data-status') !== row.id) return;
    const inwards = getComputedStyle(target).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    if (key === 'ArrowLeft' || key === 'ArrowRight') toggle(row.id, key === inwards);
  };
}
