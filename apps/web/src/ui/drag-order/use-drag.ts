import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';

/** Position and height of a row, in pixels of the page. */
interface RowBox {
  readonly top: number;
  readonly height: number;
}

/** The index to which a dragged row has moved, given its middle in pixels: the rows that it has passed make room. */
export function indexAt(boxes: readonly RowBox[], middle: number): number {
  const last = boxes.length - 1;
  const at = boxes.findIndex(({ top, height }) => middle < top + height);
  return at === -1 ? last : at;
}

/** How far each row moves, in pixels, while the row from index `from` is at index `to`. */
export function rowShift(
  at: number,
  { from, to, height }: { from: number; to: number; height: number },
): number {
  if (at > from && at <= to) return -height;
  if (at < from && at >= to) return height;
  return 0;
}

/** The index to which a key moves the row at `at` in a list of `count` rows; undefined for other keys. */
function indexByKey(key: string, { at, count }: { at: number; count: number }): number | undefined {
  switch (key) {
    case 'ArrowUp':
      return at - 1;
    case 'ArrowDown':
      return at + 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

interface Drag {
  readonly from: number;
  readonly to: number;
  /** Pixels by which the row has moved. */
  readonly offset: number;
  readonly boxes: readonly RowBox[];
  readonly pointerId: number;
  /** Where the drag began, in pixels of the page. */
  readonly startY: number;
}

/** Pixels from the window's edge within which the page scrolls along, and pixels of scrolling per frame. */
const SCROLL_ZONE = 72;
const SCROLL_STEP = 12;

interface DragOptions {
  readonly list: RefObject<HTMLElement | null>;
  readonly onMove: (from: number, to: number) => void;
}

interface Dragging {
  /** The row that is being dragged; null when none is. */
  readonly drag: (Pick<Drag, 'from' | 'to' | 'offset'> & { readonly height: number }) | null;
  readonly begin: (from: number, event: PointerEvent) => void;
}

/** The drag with the pointer at this position. */
function dragTo(pageY: number, drag: Drag): Drag {
  const box = drag.boxes[drag.from];
  if (!box) return drag;
  const offset = pageY - drag.startY;
  return { ...drag, offset, to: indexAt(drag.boxes, box.top + box.height / 2 + offset) };
}

/** Reorders a list by dragging a row with mouse, pen or finger. Escape and a lost pointer cancel. */
export function useDrag({ list, onMove }: DragOptions): Dragging {
  const [drag, setDrag] = useState<Drag | null>(null);
  const isDragging = drag !== null;

  function begin(from: number, { button, pointerId, pageY, isPrimary }: PointerEvent) {
    if (button !== 0 || !isPrimary || list.current === null) return;
    const boxes = [...list.current.children].map((row) => {
      const { top, height } = row.getBoundingClientRect();
      return { top: top + scrollY, height };
    });
    setDrag({ from, to: from, offset: 0, boxes, pointerId, startY: pageY });
  }

  const moveTo = useEffectEvent((pageY: number) => drag && setDrag(dragTo(pageY, drag)));
  const cancel = useEffectEvent(() => setDrag(null));
  // Uses the position of the pointer: on a busy machine the last move may not have been rendered when it is released.
  const drop = useEffectEvent((pageY: number) => {
    setDrag(null);
    if (!drag) return;
    const { from, to } = dragTo(pageY, drag);
    if (to !== from) onMove(from, to);
  });
  const isDragPointer = useEffectEvent((pointerId: number) => drag?.pointerId === pointerId);

  useEffect(() => {
    if (!isDragging) return;
    let clientY = innerHeight / 2;
    let frame = requestAnimationFrame(scrollAtEdge);

    function scrollAtEdge() {
      const up = clientY < SCROLL_ZONE ? -SCROLL_STEP : 0;
      const down = clientY > innerHeight - SCROLL_ZONE ? SCROLL_STEP : 0;
      if (up + down !== 0) {
        scrollBy({ top: up + down, behavior: 'instant' });
        moveTo(clientY + scrollY);
      }
      frame = requestAnimationFrame(scrollAtEdge);
    }
    const handlers = new AbortController();
    const { signal } = handlers;
    addEventListener(
      'pointermove',
      (event) => {
        if (!isDragPointer(event.pointerId)) return;
        ({ clientY } = event);
        moveTo(event.pageY);
      },
      { signal },
    );
    addEventListener('pointerup', (event) => isDragPointer(event.pointerId) && drop(event.pageY), { signal });
    addEventListener('pointercancel', (event) => isDragPointer(event.pointerId) && cancel(), { signal });
    addEventListener('keydown', (event) => event.key === 'Escape' && cancel(), { signal });
    return () => {
      handlers.abort();
      cancelAnimationFrame(frame);
    };
  }, [isDragging]);

  const height = drag?.boxes[drag.from]?.height ?? 0;
  return { drag: drag && { from: drag.from, to: drag.to, offset: drag.offset, height }, begin };
}

interface RowOrderOptions {
  readonly list: RefObject<HTMLElement | null>;
  readonly count: number;
  /** The handle of a row was dragged, so that the row is to be moved to another index. */
  readonly onDrop: (from: number, to: number) => void;
  /** A key was pressed that moves a row; the index may be outside of the list. */
  readonly onKey: (from: number, to: number) => void;
}

/** Props of the handle by which a row is dragged and, with keys, moved. */
export interface RowHandle {
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

interface RowOrder {
  readonly isDragging: boolean;
  readonly rowProps: (at: number) => { 'data-held': boolean; style: CSSProperties | undefined };
  readonly handleProps: (at: number) => RowHandle;
}

/** Reorders a list by the handles of its rows. */
export function useRowOrder({ list, count, onDrop, onKey }: RowOrderOptions): RowOrder {
  const { drag, begin } = useDrag({ list, onMove: onDrop });
  return {
    isDragging: drag !== null,
    rowProps(at) {
      const isDragged = drag?.from === at;
      const shift = drag === null ? 0 : isDragged ? drag.offset : rowShift(at, drag);
      return {
        'data-held': isDragged,
        style: shift === 0 ? undefined : { transform: `translateY(${shift}px)` },
      };
    },
    handleProps: (at) => ({
      onPointerDown: (event) => begin(at, event),
      onKeyDown(event) {
        const to = indexByKey(event.key, { at, count });
        if (to === undefined) return;
        event.preventDefault();
        onKey(at, to);
      },
    }),
  };
}
