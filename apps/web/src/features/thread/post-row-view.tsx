import type { PostRow } from '@linnet/domain/conversation';
import { conversationSettings } from '@linnet/domain/conversation';
import { Screened } from '../../blocks/quote/screened';
import { FocusedCard } from '../../blocks/status/focused-card';
import { StatusCard } from '../../blocks/status/status-card';
import { useListedSetting } from '../../platform/client/use-listed-setting';
import { useStatusView } from '../../platform/client/use-status-view';
import { join } from '../../ui/styles/join';
import { indentOf } from './indent-of';
import { PostTools } from './post-tools';
import { Rails } from './rails';
import { useThreadControls } from './thread-controls';
import styles from './thread-list.module.css';
import type { KeyboardEvent } from 'react';

interface PostRowViewProps {
  row: PostRow;
}

/** A post of a conversation, at its level. */
export function PostRowView({ row }: PostRowViewProps) {
  const { id, standing } = row;
  const { focus } = useThreadControls();
  const fades = useListedSetting(
    'conversationTreeFadeAncestors',
    conversationSettings.conversationTreeFadeAncestors,
  ).value;
  const author = useStatusView(id)?.status.accountId;
  const isRead = author !== undefined;
  const handleKeyDown = useBranchKeys(row);

  return (
    // The keys are for the article inside, which has the focus.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={join(styles.row, styles[standing], standing === 'ancestor' && fades && styles.faded)}
      style={indentOf(row.level)}
      data-branch={row.level === 0 || undefined}
      onKeyDown={handleKeyDown}
    >
      <Rails row={row} />
      {!isRead && <div className={styles.space} />}
      {id === focus && <FocusedCard id={id} />}
      {id !== focus && isRead && (
        <Screened author={author} placeholder={<div className={styles.space} />}>
          <StatusCard id={id} />
        </Screened>
      )}
      {isRead && standing !== 'list' && <PostTools row={row} />}
    </div>
  );
}

/** As in every tree: the arrow key inwards expands the replies of a post, the other one collapses them. */
function useBranchKeys(row: PostRow): (event: KeyboardEvent) => void {
  const { toggle } = useThreadControls();
  return ({ target, key, ctrlKey, altKey, metaKey, shiftKey }) => {
    if (row.standing === 'list' || row.standing === 'ancestor' || row.replies === 0) return;
    if (ctrlKey || altKey || metaKey || shiftKey) return;
    if (!(target instanceof Element) || target.getAttribute('data-status') !== row.id) return;
    const inwards = getComputedStyle(target).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    if (key === 'ArrowLeft' || key === 'ArrowRight') toggle(row.id, key === inwards);
  };
}
