import type { StatusId } from '@linnet/api';
import { type MuteReason, type StatusView, filterResultOf } from '@linnet/domain';
import { useFilterContext } from '../../platform/client/filter-context';
import { useRememberedState } from '../../platform/client/use-remembered-state';

const emptyList: readonly never[] = [];

interface Visibility {
  /** Not shown at all; the list removes its row. */
  isHidden: boolean;
  /** Why it is muted or hidden; null if it is neither. */
  muted: readonly MuteReason[] | null;
  /** It is muted, but the viewer has opened it. */
  isOpened: boolean;
  setOpened: (isOpened: boolean) => void;
  /** Titles of the filters that cover its media. */
  coveredBy: readonly string[];
}

/** Whether a status is shown, muted or hidden in the current filter context, and whether the viewer has opened it. */
export function useVisibility(id: StatusId, view: StatusView | undefined): Visibility {
  const context = useFilterContext();
  const [isOpened, setOpened] = useRememberedState(`muted ${id}`, false);
  const isRepeat = view !== undefined && view.repeater !== null;
  const result = filterResultOf(view?.reasons ?? emptyList, { context, isRepeat });
  return {
    isHidden: result.kind === 'hidden',
    muted: 'reasons' in result ? result.reasons : null,
    isOpened,
    setOpened,
    coveredBy: result.kind === 'blurred' ? result.titles : emptyList,
  };
}
