import type { Emoji, SkinTone } from '@linnet/domain/emoji';
import type { KeyboardEvent, SyntheticEvent } from 'react';
import { useText } from '../../platform/i18n/use-text';
import { EmojiRow } from './emoji-row';
import type { GridPlace } from './grid-place';
import styles from './emoji.module.css';
import type { EmojiGridModel } from './use-emoji-grid';

interface EmojiGridProps {
  readonly grid: EmojiGridModel;
  readonly tone: SkinTone;
  readonly onPick: (emoji: Emoji) => void;
  /** Called with the emoji that is pointed at or focused; null when it is left. */
  readonly onRegard: (emoji: Emoji | null) => void;
  /** Called for keys that belong to the search field, to move the focus there. */
  readonly onLeave: () => void;
}

/** The emoji in rows. Arrows, Home, End and page keys move; letters, and Up from the first row, lead to the search. */
export function EmojiGrid({ grid, tone, onPick, onRegard, onLeave }: EmojiGridProps) {
  const text = useText();
  const { attach, rows, columns, height, drawn, place } = grid;

  function handleKeyDown(event: KeyboardEvent) {
    const { key, ctrlKey, altKey, metaKey } = event;
    if (altKey || metaKey) return;
    if (grid.onKey(event)) return event.preventDefault();
    if (key === 'ArrowUp') {
      event.preventDefault();
      return onLeave();
    }
    // Moves the focus before the letter is inserted, so that it ends up in the search field. Space presses the button.
    if (!ctrlKey && ((key.length === 1 && key !== ' ') || key === 'Backspace')) onLeave();
  }

  function handleReach({ target }: SyntheticEvent) {
    const reached = placeOf(target);
    if (reached === null) return;
    grid.onReach(reached);
    onRegard(grid.emojiAt(reached) ?? null);
  }

  function handlePointer({ target }: SyntheticEvent) {
    const reached = placeOf(target);
    onRegard(reached === null ? null : (grid.emojiAt(reached) ?? null));
  }

  function handleClick({ target }: SyntheticEvent) {
    const clicked = placeOf(target);
    const emoji = clicked === null ? undefined : grid.emojiAt(clicked);
    if (emoji !== undefined) onPick(emoji);
  }

  return (
    <div ref={attach} className={styles.scroller} onScroll={grid.onScroll}>
      <div
        role="grid"
        tabIndex={-1}
        aria-label={text('emoji.picker')}
        aria-rowcount={rows.length}
        aria-colcount={columns}
        className={styles.grid}
        style={{ blockSize: height }}
        onKeyDown={handleKeyDown}
        onFocus={handleReach}
        onPointerOver={handlePointer}
        onPointerLeave={() => onRegard(null)}
        onClick={handleClick}
      >
        {drawn.map((number) => {
          const row = rows[number];
          if (row === undefined) return null;
          const at = place?.row === number ? place.column : null;
          return <EmojiRow key={number} row={row} number={number} columns={columns} tone={tone} at={at} />;
        })}
      </div>
    </div>
  );
}

function placeOf(target: EventTarget): GridPlace | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null;
  const { row, column } = cell?.dataset ?? {};
  return row === undefined || column === undefined ? null : { row: Number(row), column: Number(column) };
}
