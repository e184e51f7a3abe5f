import { compareIds, type FeedRow } from '@linnet/domain';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { readAnchor } from '../../../blocks/feed/read-anchor';

interface Passing {
  /** The place that may be passed; null while there is none. */
  readonly id: string | null;
  readonly rows: readonly FeedRow[];
  /** The rows stand by their ids. */
  readonly isOrdered: boolean;
  /** What the list stands in. */
  readonly frame: RefObject<HTMLElement | null>;
}

/** Calls once somebody has scrolled down to a place or beyond it. */
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
