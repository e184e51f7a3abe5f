import type { Cell } from '@linnet/domain';
import { contextKey, type DraftContext } from '@linnet/domain/drafts';
import { useEffect, useEffectEvent } from 'react';
import { useCell } from '../../platform/client/use-cell';

/** Does once what is wanted from elsewhere of the form of a context. */
export function useWish(wishes: Cell<DraftContext | null>, context: DraftContext, answer: () => void): void {
  const wanted = useCell(wishes);
  const isWanted = wanted !== null && contextKey(wanted) === contextKey(context);
  const handleWish = useEffectEvent(() => {
    wishes.set(null);
    answer();
  });
  useEffect(() => {
    if (isWanted) handleWish();
  }, [isWanted]);
}
