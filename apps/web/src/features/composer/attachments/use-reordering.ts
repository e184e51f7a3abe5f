import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

/** A copy of the list with one item moved to another index. */
export function withMoved<T>(list: readonly T[], from: number, to: number): readonly T[] {
  return list.toSpliced(from, 1).toSpliced(to, 0, ...list.slice(from, from + 1));
}

/** The index of an item after one of the items was moved. */
export function indexAfter(index: number, { from, to }: Move): number {
  if (index === from) return to;
  if (index > from && index <= to) return index - 1;
  return index < from && index >= to ? index + 1 : index;
}

export interface Move {
  readonly from: number;
  readonly to: number;
}

interface Reordering {
  /** The index at which an item is shown while one of them is dragged. */
  readonly shownIndexOf: (index: number) => number;
  /** Index of the dragged item; null for none. */
  readonly dragged: number | null;
  /** Props for the handle of each item. A drag does not count as a click. */
  readonly handleProps: (index: number) => HandleProps;
}

interface HandleProps {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  readonly onClickCapture: (event: { preventDefault(): void; stopPropagation(): void }) => void;
}

interface ReorderingOptions {
  readonly count: number;
  readonly disabled: boolean;
  readonly onMove: (move: Move) => void;
}

/** A press becomes a drag after it has moved this far. */
const DRAG_THRESHOLD_PX = 6;

/** The index of the item at a point of the window, from its `data-index`; null for none. */
function itemAt(list: Element, { clientX, clientY }: { clientX: number; clientY: number }): number | null {
  for (const item of list.querySelectorAll<HTMLElement>('[data-index]')) {
    const { left, right, top, bottom } = item.getBoundingClientRect();
    const isInside = clientX >= left && clientX < right && clientY >= top && clientY < bottom;
    if (isInside) return Number(item.dataset['index']);
  }
  return null;
}

function stepOf(event: KeyboardEvent<HTMLElement>): number {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return 0;
  const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  if (event.key === forward) return 1;
  return event.key === 'ArrowLeft' || event.key === 'ArrowRight' ? -1 : 0;
}

/**
 * Reorders the items of a list by dragging and by arrow keys. A dragged item only looks moved: its element stays where
 * it is in the document, since touch screens end the drag of an element that is moved.
 */
export function useReordering({ count, disabled, onMove }: ReorderingOptions): Reordering {
  const [move, setMove] = useState<Move | null>(null);
  const listening = useRef<AbortController | null>(null);
  const wasDragged = useRef(false);
  useEffect(() => () => listening.current?.abort(), []);

  function begin(event: PointerEvent<HTMLElement>, from: number) {
    wasDragged.current = false;
    const list = event.currentTarget.closest('ul');
    if (disabled || event.button !== 0 || count < 2 || list === null) return;
    listening.current?.abort();
    const control = new AbortController();
    const { signal } = control;
    listening.current = control;
    const { clientX, clientY, pointerId } = event;
    let now: Move = { from, to: from };

    const end = () => {
      control.abort();
      setMove(null);
      // The click event, if there is one, follows the end of the press.
      setTimeout(() => (wasDragged.current = false));
    };
    const follow = (moved: globalThis.PointerEvent) => {
      if (moved.pointerId !== pointerId) return;
      const isFar = Math.hypot(moved.clientX - clientX, moved.clientY - clientY) >= DRAG_THRESHOLD_PX;
      if (!wasDragged.current && !isFar) return;
      wasDragged.current = true;
      const target = itemAt(list, moved);
      if (target !== null && target !== from) now = { from, to: indexAfter(target, now) };
      setMove(now);
    };
    window.addEventListener('pointermove', follow, { signal });
    window.addEventListener('pointercancel', end, { signal });
    window.addEventListener(
      'pointerup',
      () => {
        end();
        if (now.to !== from) onMove(now);
      },
      { signal },
    );
  }

  return {
    shownIndexOf: (index) => (move === null ? index : indexAfter(index, move)),
    dragged: move?.from ?? null,
    handleProps: (index) => ({
      onPointerDown: (event) => begin(event, index),
      onKeyDown(event) {
        const to = index + stepOf(event);
        if (disabled || to === index || to < 0 || to >= count) return;
        event.preventDefault();
        onMove({ from: index, to });
      },
      onClickCapture(event) {
        if (!wasDragged.current) return;
        event.preventDefault();
        event.stopPropagation();
      },
    }),
  };
}
