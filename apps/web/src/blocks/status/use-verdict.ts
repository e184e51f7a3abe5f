import type { StatusId } from '@linnet/api';
import { verdictOn, type MuteReason, type StatusView } from '@linnet/domain';
import { useKeptState } from '../../platform/client/use-kept-state';
import { useReadingPlace } from '../../platform/client/reading-place';

const nothing: readonly never[] = [];

interface Judged {
  /** Not to be seen at all; the list takes its row out. */
  isHidden: boolean;
  /** Why it is muted or hidden; null when it is not. */
  muted: readonly MuteReason[] | null;
  /** It is muted and shown all the same. */
  isOpened: boolean;
  setOpened: (isOpened: boolean) => void;
  /** The filters that want its media covered. */
  coveredBy: readonly string[];
}

/** What becomes of a status where it is read, and whether the person looked behind that. */
export function useVerdict(id: StatusId, view: StatusView | undefined): Judged {
  const place = useReadingPlace();
  const [isOpened, setOpened] = useKeptState(`muted ${id}`, false);
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
