import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import type { OfferedEntry } from '../../blocks/navigation/offered-entry';
import type { Pins } from '../../blocks/navigation/use-pins';
import styles from './edit-navigation.module.css';
import { OrderRow } from './order-row';
import { rowShift } from '../../ui/drag-order/place-at';
import { placeByKey } from '../../ui/drag-order/place-by-key';
import { useDrag } from '../../ui/drag-order/use-drag';

/** An entry that can be moved, or a fixed line between entries. */
export type OrderItem = OfferedEntry | { readonly id: string; readonly line: ReactNode };

interface OrderListProps {
  readonly label: string;
  readonly items: readonly OrderItem[];
  readonly pins: Pins;
  /** Moves the item with this id to the index `to`; the line counts as an item. */
  readonly onMove: (id: string, to: number) => void;
}

/** A list of entries that can be reordered by dragging, keys and buttons. */
export function OrderList({ label, items, pins, onMove }: OrderListProps) {
  const list = useRef<HTMLUListElement>(null);
  const refocus = useRef<HTMLElement | null>(null);
  const { drag, begin } = useDrag({ list, onMove: (from, to) => items[from] && onMove(items[from].id, to) });

  // An element that is moved in the document loses the focus.
  useLayoutEffect(() => {
    refocus.current?.focus();
    refocus.current = null;
  }, [items]);

  function move(at: number, to: number) {
    const item = items[at];
    if (!item || to < 0 || to >= items.length) return;
    refocus.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    onMove(item.id, to);
  }

  function handleKey(at: number, event: KeyboardEvent) {
    const to = placeByKey(event.key, { at, count: items.length });
    if (to === undefined) return;
    event.preventDefault();
    move(at, to);
  }

  return (
    <ul ref={list} className={styles.rows} aria-label={label} data-dragging={drag !== null}>
      {items.map((item, at) => {
        const isHeld = drag?.from === at;
        const shift = drag === null ? 0 : isHeld ? drag.by : rowShift(at, drag);
        const style = shift === 0 ? undefined : { transform: `translateY(${shift}px)` };
        return 'line' in item ? (
          <li key={item.id} className={styles.divider} style={style}>
            {item.line}
          </li>
        ) : (
          <li key={item.id} className={styles.row} style={style} data-held={isHeld}>
            <OrderRow
              entry={item}
              pins={pins}
              isFirst={at === 0}
              isLast={at === items.length - 1}
              onBy={(step) => move(at, at + step)}
              onKey={(event) => handleKey(at, event)}
              onHold={(event) => begin(at, event)}
            />
          </li>
        );
      })}
    </ul>
  );
}
