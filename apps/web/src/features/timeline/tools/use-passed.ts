import { compareIds, type FeedRow } from '@linnet/domain';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { readAnchor } from '../../../blocks/feed/read-anchor';

interface Passing {
  /** Id of the row; null for none. */
  readonly id: string | null;
  readonly rows: readonly FeedRow[];
  /** The rows are sorted by id. */
  readonly isOrdered: boolean;
  /** The element around the list. */
  readonly frame: RefObject<HTMLElement | null>;
}

/** Calls `onPassed` once the viewer has scrolled to a row or below it. */
export function usePassed({ id, rows, isOrdered, frame }: Passing, onPassed: () => void): void {
  const look = useEffectEvent(() => {
    const read = readAnchor(frame.current)?.id;
    if (read === undefined || id === null) return;
    const at = (wanted: string): number =>
      rows.findIndex((row) => row.kind === 'status' && row.id === wanted);
    const isThere = isOrdered ? compareIds(read, id) <= 0 : at(id) >= 0 && at(read) >= at(id);
    if (isThere) onPassed();
  });

  useEffect(() => {
    if (id === null) return;
    const handleScroll = (): void => look();
    addEventListener('scroll', handleScroll, { passive: true });
    return () => removeEventListener('scroll', handleScroll);
  }, [id]);
}
