import type { SkinTone } from '@linnet/domain/emoji';
import { memo } from 'react';
import { emojiName } from './emoji-name';
import { EmojiPicture } from './emoji-picture';
import type { GridRow } from './grid-rows';
import styles from './emoji.module.css';
import { useGroupName } from './use-group-name';

interface EmojiRowProps {
  readonly row: GridRow;
  /** Its index among all rows. */
  readonly number: number;
  readonly columns: number;
  readonly tone: SkinTone;
  /** The column of the keyboard's cell; null if that is in another row. */
  readonly at: number | null;
}

/** A row of the grid in its absolute position, whichever other rows are mounted. */
export const EmojiRow = memo(function EmojiRow({ row, number, columns, tone, at }: EmojiRowProps) {
  const groupName = useGroupName();
  const place = { insetBlockStart: row.top, blockSize: row.height };
  if (row.kind === 'heading') {
    return (
      <div role="row" aria-rowindex={number + 1} className={styles.row} style={place}>
        <div role="rowheader" aria-colspan={columns} className={styles.heading}>
          <bdi>{groupName(row.group.title)}</bdi>
        </div>
      </div>
    );
  }
  return (
    <div role="row" aria-rowindex={number + 1} className={styles.row} style={place}>
      {row.emoji.map((emoji, column) => (
        <div key={column} role="gridcell" aria-colindex={column + 1} className={styles.cell}>
          <button
            type="button"
            className={styles.emoji}
            tabIndex={at === column ? 0 : -1}
            aria-label={emojiName(emoji)}
            title={emojiName(emoji)}
            data-row={number}
            data-column={column}
          >
            <EmojiPicture emoji={emoji} tone={tone} />
          </button>
        </div>
      ))}
    </div>
  );
});
