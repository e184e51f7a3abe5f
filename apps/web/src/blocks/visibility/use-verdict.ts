import type { StatusId } from '@linnet/api';
import { verdictOn, type MuteReason, type StatusView } from '@linnet/domain';
import { useRememberedState } from '../../platform/client/use-remembered-state';
import { useFilterContext } from '../../platform/client/filter-context';

const nothing: readonly never[] = [];

interface Judged {
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

/** Whether a status is shown, muted or hidden in the present filter context, and whether the viewer has opened it. */
export function useVerdict(id: StatusId, view: StatusView | undefined): Judged {
  const place = useFilterContext();
  const [isOpened, setOpened] = useRememberedState(`muted ${id}`, false);
  const isRepeat = view !== undefined && view.repeater !== null;
  const verdict = verdictOn(view?.reasons ?? nothing, { place, isRepeat });
  return {
    isHidden: verdict.kind === 'hidden',
    muted: 'reasons' in verdict ? verdict.reasons : null,
    isOpened,
    setOpened,
    coveredBy: verdict.kind === 'blurred' ? verdict.titles : nothing,
  };
}
