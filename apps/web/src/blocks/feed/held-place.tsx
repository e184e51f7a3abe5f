import type { FeedRow } from '@linnet/domain';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { WindowVirtualizerHandle } from 'virtua';
import { useClient } from '../../platform/client/client-provider';
import type { ScrollAnchor } from '../../platform/navigation/scroll-place';
import { cardBeingRead, cardsInView } from './cards-in-view';
import { findCard } from './find-card';
import { holdThroughResize } from './hold-through-resize';
import { settleAt } from './settle-at';

export interface HeldPlaceProps {
  rows: readonly FeedRow[];
  frame: RefObject<HTMLElement | null>;
  list: RefObject<WindowVirtualizerHandle | null>;
}

/**
 * Renders nothing. Keeps the cards in view in their place while rows above them are hidden or shown again, and while
 * the width of the window changes.
 */
export function HeldPlace({ rows, frame, list }: HeldPlaceProps): null {
  const { changes } = useClient().statusViews.hidden;
  const stood = useRef<readonly ScrollAnchor[]>([]);

  useEffect(
    () =>
      changes.subscribe(() => {
        stood.current = cardsInView(frame.current);
        // A later change of the rows has another cause.
        requestAnimationFrame(() => (stood.current = []));
      }),
    [changes, frame],
  );

  useLayoutEffect(() => {
    for (const { id, offset } of stood.current) {
      const index = rows.findIndex((row) => row.kind === 'status' && row.id === id);
      if (index < 0) continue;
      stood.current = [];
      return settleAt({
        find: () => findCard(frame.current, id),
        offset,
        bring: () => list.current?.scrollToIndex(index, { align: 'start', offset: -offset }),
      });
    }
    return undefined;
  }, [rows, frame, list]);

  const settle = useEffectEvent(({ id, offset }: ScrollAnchor) => {
    const index = rows.findIndex((row) => row.kind === 'status' && row.id === id);
    return settleAt({
      find: () => findCard(frame.current, id),
      offset,
      bring: () => index >= 0 && list.current?.scrollToIndex(index, { align: 'start', offset: -offset }),
    });
  });
  useEffect(
    () => holdThroughResize({ read: () => cardBeingRead(frame.current), settle: (anchor) => settle(anchor) }),
    [frame],
  );

  return null;
}
