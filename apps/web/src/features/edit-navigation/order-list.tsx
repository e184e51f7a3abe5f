import GripVertical from 'lucide-react/icons/grip-vertical';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { OfferedEntry } from '../../blocks/navigation/navigation-entry';
import { PinToggle, type Pins } from '../../blocks/navigation/pins';
import { EntryIcon } from '../../blocks/navigation/entry-icon';
import { MORE } from '../../blocks/navigation/entry-order';
import { useText } from '../../platform/i18n/use-text';
import { MoveButtons } from '../../ui/drag-order/move-buttons';
import { type RowHandle, useRowOrder } from '../../ui/drag-order/use-drag';
import { IconButton } from '../../ui/icon-button/icon-button';
import styles from './edit-navigation.module.css';

interface OrderRowProps {
  readonly entry: OfferedEntry;
  readonly pins: Pins;
  readonly handle: RowHandle;
  readonly at: number;
  readonly count: number;
  readonly onMove: (to: number) => void;
}

/** One entry with the buttons that move and pin it. */
function OrderRow({ entry, pins, handle, ...position }: OrderRowProps) {
  const text = useText();
  const { name } = entry;
  return (
    <>
      <IconButton
        {...handle}
        className={styles.handle}
        icon={GripVertical}
        name={text('edit_nav.handle', { name })}
      />
      <EntryIcon entry={entry} size="nav" />
      <span className={styles.name}>
        <bdi>{name}</bdi>
      </span>
      <MoveButtons
        names={{ up: text('edit_nav.up', { name }), down: text('edit_nav.down', { name }) }}
        {...position}
      />
      <PinToggle entry={entry} pins={pins} />
    </>
  );
}

/** An entry that can be moved, or a fixed divider with a text. */
type OrderItem = OfferedEntry | { readonly id: string; readonly line: ReactNode };

interface OrderListProps {
  readonly label: string;
  readonly items: readonly OrderItem[];
  readonly pins: Pins;
  /** Moves the item with this id to the index `to`; the divider counts as an item. */
  readonly onMove: (id: string, to: number) => void;
}

/** A list of entries that can be reordered by dragging, keys and buttons. */
export function OrderList({ label, items, pins, onMove }: OrderListProps) {
  const list = useRef<HTMLUListElement>(null);
  const focusedElement = useRef<HTMLElement | null>(null);
  const { isDragging, rowProps, handleProps } = useRowOrder({
    list,
    count: items.length,
    onDrop: (from, to) => items[from] && onMove(items[from].id, to),
    onKey: move,
  });

  // An element that is moved in the document loses the focus.
  useLayoutEffect(() => {
    focusedElement.current?.focus();
    focusedElement.current = null;
  }, [items]);

  function move(at: number, to: number) {
    const item = items[at];
    if (!item || to < 0 || to >= items.length) return;
    focusedElement.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    onMove(item.id, to);
  }

  return (
    <ul ref={list} className={styles.rows} aria-label={label} data-dragging={isDragging}>
      {items.map((item, at) =>
        'line' in item ? (
          <li key={item.id} className={styles.divider} style={rowProps(at).style}>
            {item.line}
          </li>
        ) : (
          <li key={item.id} className={styles.row} {...rowProps(at)}>
            <OrderRow
              entry={item}
              pins={pins}
              handle={handleProps(at)}
              at={at}
              count={items.length}
              onMove={(to) => move(at, to)}
            />
          </li>
        ),
      )}
    </ul>
  );
}

/** Called with the moved row's id and the new order of all ids of its list. */
export type OnMoved = (id: string, ids: readonly string[]) => void;

/** Texts for screen readers that say where a row was moved to. */
export function useMoveAnnouncer(entries: readonly OfferedEntry[]) {
  const text = useText();
  const [announcement, setAnnouncement] = useState('');

  function announceMove(id: string, ids: readonly string[]) {
    const name = entries.find((entry) => entry.id === id)?.name ?? '';
    const line = ids.indexOf(MORE);
    const at = ids.indexOf(id);
    if (line === -1)
      return setAnnouncement(text('edit_nav.moved', { name, position: at + 1, count: ids.length }));
    const isMore = at > line;
    setAnnouncement(
      text(isMore ? 'edit_nav.moved_more' : 'edit_nav.moved', {
        name,
        position: isMore ? at - line : at + 1,
        count: isMore ? ids.length - line - 1 : line,
      }),
    );
  }

  return { announcement, announce: setAnnouncement, announceMove };
}
