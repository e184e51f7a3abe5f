import type { StatusId } from '@linnet/api';
import type { FeedRow } from '@linnet/domain';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { WindowVirtualizerHandle } from 'virtua';
import { scrolledBy } from '../../platform/browser/scrolled-by';
import type { ScrollAnchor } from '../../platform/navigation/scroll-place';
import { useScrollAnchor } from '../../platform/navigation/use-scroll-anchor';
import { settleAt } from './settle-at';

/** Older pages loaded in search of the place before it is given up. */
const PATIENCE = 10;

interface KeptPlace {
  rows: readonly FeedRow[];
  frame: RefObject<HTMLElement | null>;
  list: RefObject<WindowVirtualizerHandle | null>;
  /** Where a link leads to; the place of a return goes before it. */
  landOn: StatusId | undefined;
  onMissing: (() => void) | null;
}

/** Remembers which status is being read, and brings Back, Forward and reload to it again. */
export function useKeptPlace({ rows, frame, list, landOn, onMissing }: KeptPlace): void {
  const place = useScrollAnchor(() => readAnchor(frame.current));
  const anchor = place?.anchor;
  const restored = useRef(false);
  const tries = useRef(0);
  const settling = useRef<() => void>(undefined);
  useEffect(() => () => settling.current?.(), []);
  const index = anchor ? rows.findIndex((row) => row.kind === 'status' && row.id === anchor.id) : -1;

  useLayoutEffect(() => {
    if (anchor === undefined || restored.current || index < 0) return;
    restored.current = true;
    settling.current = settleAt({
      find: () => findCard(frame.current, anchor.id),
      offset: anchor.offset,
      bring: () => list.current?.scrollToIndex(index, { align: 'start', offset: -anchor.offset }),
    });
  }, [anchor, index, list, frame]);

  const landing =
    place === undefined && landOn !== undefined
      ? rows.findIndex((row) => row.kind === 'status' && row.id === landOn)
      : -1;
  useLayoutEffect(() => {
    if (landing < 0 || restored.current || frame.current === null) return;
    restored.current = true;
    // It comes to stand where the first row does at rest, under whatever sticks there.
    const offset = -(frame.current.getBoundingClientRect().top + scrolledBy());
    if (landing > 0) list.current?.scrollToIndex(landing, { align: 'start', offset });
  }, [landing, list, frame]);

  const isMissing = anchor !== undefined && index < 0 && rows.length > 0;
  useEffect(() => {
    if (!isMissing || restored.current || onMissing === null || tries.current >= PATIENCE) return;
    tries.current += 1;
    onMissing();
  }, [isMissing, rows, onMissing]);
}

function findCard(frame: HTMLElement | null, id: string): Element | null {
  return frame?.querySelector(`[data-status="${CSS.escape(id)}"]`) ?? null;
}

/** The first status that is in view, and where its top stands. */
function readAnchor(frame: HTMLElement | null): ScrollAnchor | undefined {
  if (frame === null) return undefined;
  for (const card of frame.querySelectorAll<HTMLElement>('[data-status]')) {
    const { top, bottom } = card.getBoundingClientRect();
    const id = card.dataset['status'];
    if (bottom > 0 && id !== undefined) return { id, offset: top };
  }
  return undefined;
}
