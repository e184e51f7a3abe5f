import type { Emoji, SkinTone } from '@linnet/domain/emoji';
import { type KeyboardEvent, type SyntheticEvent, memo } from 'react';
import { useText } from '../../platform/i18n/use-text';
import { EmojiButton } from './emoji-picture';
import styles from './emoji.module.css';
import type { GridCell, GridRow } from './grid-layout';
import { useGroupName } from './group-bar';
import type { EmojiGridModel } from './use-emoji-grid';

interface EmojiRowProps {
  readonly row: GridRow;
  /** Its index among all rows. */
  readonly number: number;
  readonly columns: number;
  readonly tone: SkinTone;
  /** The column of the cell that has the keyboard focus; null if that is in another row. */
  readonly activeColumn: number | null;
}

/** A row of the grid in its absolute position, whichever other rows are mounted. */
const EmojiRow = memo(function EmojiRow({ row, number, columns, tone, activeColumn }: EmojiRowProps) {
  const groupName = useGroupName();
  const position = { insetBlockStart: row.top, blockSize: row.height };
  if (row.kind === 'heading') {
    return (
      <div role="row" aria-rowindex={number + 1} className={styles.row} style={position}>
        <div role="rowheader" aria-colspan={columns} className={styles.heading}>
          <bdi>{groupName(row.group.title)}</bdi>
        </div>
      </div>
    );
  }
  return (
    <div role="row" aria-rowindex={number + 1} className={styles.row} style={position}>
      {row.emoji.map((emoji, column) => (
        <div key={column} role="gridcell" aria-colindex={column + 1} className={styles.cell}>
          <EmojiButton
            emoji={emoji}
            tone={tone}
            tabIndex={activeColumn === column ? 0 : -1}
            data-row={number}
            data-column={column}
          />
        </div>
      ))}
    </div>
  );
});

interface EmojiGridProps {
  readonly grid: EmojiGridModel;
  readonly tone: SkinTone;
  readonly onPick: (emoji: Emoji) => void;
  /** Called with the emoji that is pointed at or focused; null when it is left. */
  readonly onPreview: (emoji: Emoji | null) => void;
  /** Called for keys that belong to the search field, to move the focus there. */
  readonly onSearchKey: () => void;
}

/** The emoji in rows. Arrows, Home, End and page keys move; letters, and Up from the first row, lead to the search. */
export function EmojiGrid({ grid, tone, onPick, onPreview, onSearchKey }: EmojiGridProps) {
  const text = useText();
  const { attach, rows, columns, height, mountedRows, activeCell } = grid;

  function handleKeyDown(event: KeyboardEvent) {
    const { key, ctrlKey, altKey, metaKey } = event;
    if (altKey || metaKey) return;
    if (grid.onKey(event)) return event.preventDefault();
    if (key === 'ArrowUp') {
      event.preventDefault();
      return onSearchKey();
    }
    // Moves the focus before the letter is inserted, so that it ends up in the search field. Space presses the button.
    if (!ctrlKey && ((key.length === 1 && key !== ' ') || key === 'Backspace')) onSearchKey();
  }

  function handleFocus({ target }: SyntheticEvent) {
    const focused = cellOf(target);
    if (focused === null) return;
    grid.onCellFocus(focused);
    onPreview(grid.emojiAt(focused) ?? null);
  }

  function handlePointer({ target }: SyntheticEvent) {
    const focused = cellOf(target);
    onPreview(focused === null ? null : (grid.emojiAt(focused) ?? null));
  }

  function handleClick({ target }: SyntheticEvent) {
    const clicked = cellOf(target);
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
        onFocus={handleFocus}
        onPointerOver={handlePointer}
        onPointerLeave={() => onPreview(null)}
        onClick={handleClick}
      >
        {mountedRows.map((number) => {
          const row = rows[number];
          if (row === undefined) return null;
          const activeColumn = activeCell?.row === number ? activeCell.column : null;
          return (
            <EmojiRow
              key={number}
              row={row}
              number={number}
              columns={columns}
              tone={tone}
              activeColumn={activeColumn}
            />
          );
        })}
      </div>
    </div>
  );
}

function cellOf(target: EventTarget): GridCell | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null;
  const { row, column } = cell?.dataset ?? {};
  return row === undefined || column === undefined ? null : { row: Number(row), column: Number(column) };
}
