import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import GripVertical from 'lucide-react/icons/grip-vertical';
import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { OfferedEntry } from '../../blocks/navigation/navigation-entry';
import { PinToggle, type Pins } from '../../blocks/navigation/pins';
import { PlaceSign } from '../../blocks/navigation/place-sign';
import { MORE } from '../../blocks/navigation/entry-order';
import { useText } from '../../platform/i18n/use-text';
import { indexByKey, rowShift, useDrag } from '../../ui/drag-order/use-drag';
import { IconButton } from '../../ui/icon-button/icon-button';
import styles from './edit-navigation.module.css';

interface OrderRowProps {
  readonly entry: OfferedEntry;
  readonly pins: Pins;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** Moves the entry one place up or down. */
  readonly onBy: (step: -1 | 1) => void;
  readonly onKey: (event: KeyboardEvent) => void;
  readonly onHold: (event: PointerEvent) => void;
}

/** One entry with the buttons that move and pin it. */
function OrderRow({ entry, pins, isFirst, isLast, onBy, onKey, onHold }: OrderRowProps) {
  const text = useText();
  const { name } = entry;
  return (
    <>
      <IconButton
        className={styles.handle}
        icon={GripVertical}
        name={text('edit_nav.handle', { name })}
        onKeyDown={onKey}
        onPointerDown={onHold}
      />
      <PlaceSign entry={entry} size="nav" />
      <span className={styles.name}>
        <bdi>{name}</bdi>
      </span>
      {/* At an end they stay focusable (`aria-disabled`), so that pressing on does not lose the focus. */}
      <IconButton
        icon={ChevronUp}
        name={text('edit_nav.up', { name })}
        aria-disabled={isFirst}
        onClick={() => onBy(-1)}
      />
      <IconButton
        icon={ChevronDown}
        name={text('edit_nav.down', { name })}
        aria-disabled={isLast}
        onClick={() => onBy(1)}
      />
      <PinToggle entry={entry} pins={pins} />
    </>
  );
}

/** An entry that can be moved, or a fixed line between entries. */
type OrderItem = OfferedEntry | { readonly id: string; readonly line: ReactNode };

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
    const to = indexByKey(event.key, { at, count: items.length });
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

/** Called with the moved row's id and the new order of all ids of its list. */
export type Moved = (id: string, ids: readonly string[]) => void;

/** Texts for screen readers that say where a row was moved to. */
export function useMoveAnnouncer(entries: readonly OfferedEntry[]) {
  const text = useText();
  const [words, setWords] = useState('');

  function announceMove(id: string, ids: readonly string[]) {
    const name = entries.find((entry) => entry.id === id)?.name ?? '';
    const line = ids.indexOf(MORE);
    const at = ids.indexOf(id);
    if (line === -1) return setWords(text('edit_nav.moved', { name, place: at + 1, count: ids.length }));
    const isMore = at > line;
    setWords(
      text(isMore ? 'edit_nav.moved_more' : 'edit_nav.moved', {
        name,
        place: isMore ? at - line : at + 1,
        count: isMore ? ids.length - line - 1 : line,
      }),
    );
  }

  return { words, announce: setWords, announceMove };
}
