import type { PostRow } from '@linnet/domain/conversation';
import type { KeyboardEvent } from 'react';
import { useThreadControls } from './thread-controls';

/** As in every tree: the arrow that leads in shows what is below a post, the other one hides it. */
export function useBranchKeys(row: PostRow): (event: KeyboardEvent) => void {
  const { toggle } = useThreadControls();
  return ({ target, key, ctrlKey, altKey, metaKey, shiftKey }) => {
    if (row.standing === 'list' || row.standing === 'ancestor' || row.replies === 0) return;
    if (ctrlKey || altKey || metaKey || shiftKey) return;
    if (!(target instanceof Element) || target.getAttribute('data-status') !== row.id) return;
    const inwards = getComputedStyle(target).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    if (key === 'ArrowLeft' || key === 'ArrowRight') toggle(row.id, key === inwards);
  };
}
