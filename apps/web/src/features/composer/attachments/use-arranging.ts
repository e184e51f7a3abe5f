import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { placeAfter } from './moved';

interface Move {
  readonly from: number;
  readonly to: number;
}

interface Arranging {
  /** Where a member is shown while one of them is dragged. */
  readonly placeOf: (index: number) => number;
  /** The one that is dragged; null when none is. */
  readonly dragged: number | null;
  /** For the handle of each member. What is dragged is not clicked. */
  readonly handleProps: (index: number) => HandleProps;
}

interface HandleProps {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  readonly onClickCapture: (event: { preventDefault(): void; stopPropagation(): void }) => void;
}

interface ArrangingOptions {
  readonly count: number;
  readonly disabled: boolean;
  readonly onMove: (move: Move) => void;
}

/** Pixels after which a press is a drag. */
const SLACK = 6;

/** The member of a list at this point of the window, by its `data-place`; null for none. */
function memberAt(list: Element, { clientX, clientY }: { clientX: number; clientY: number }): number | null {
  for (const member of list.querySelectorAll<HTMLElement>('[data-place]')) {
    const { left, right, top, bottom } = member.getBoundingClientRect();
    const isInside = clientX >= left && clientX < right && clientY >= top && clientY < bottom;
    if (isInside) return Number(member.dataset['place']);
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
 * Puts the members of a list in another order, by dragging and by arrow keys. While one is dragged the page only shows
 * it elsewhere: its element stays where it is, or touch screens would lose it.
 */
export function useArranging({ count, disabled, onMove }: ArrangingOptions): Arranging {
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
      // The click comes after the end of the press, if it comes here at all.
      setTimeout(() => (wasDragged.current = false));
    };
    const follow = (moved: globalThis.PointerEvent) => {
      if (moved.pointerId !== pointerId) return;
      const isFar = Math.hypot(moved.clientX - clientX, moved.clientY - clientY) >= SLACK;
      if (!wasDragged.current && !isFar) return;
      wasDragged.current = true;
      const under = memberAt(list, moved);
      if (under !== null && under !== from) now = { from, to: placeAfter(under, now) };
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
    placeOf: (index) => (move === null ? index : placeAfter(index, move)),
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
