import type { StatusId } from '@linnet/api';
import type { FeedRow } from '@linnet/domain';
import { useRef } from 'react';
import { GapRow } from '../../../blocks/feed/lazy-feed-parts';
import { useFirstContent } from '../../../platform/start/use-first-content';
import { join } from '../../../ui/styles/join';
import styles from './media-grid.module.css';
import { StatusTiles } from './status-tiles';
import { useTileKeys } from './use-tile-keys';

interface MediaGridProps {
  readonly label: string;
  readonly rows: readonly FeedRow[];
  readonly busy: boolean;
  readonly isLocked: boolean;
  readonly onFillGap: (above: StatusId | null) => Promise<boolean>;
}

/** Attachments as square tiles, newest first. The grid is one tab stop; arrow keys move through the tiles. */
export function MediaGrid({ label, rows, busy, isLocked, onFillGap }: MediaGridProps) {
  const grid = useRef<HTMLDivElement>(null);
  const keys = useTileKeys(grid);
  useFirstContent();
  return (
    <div
      ref={grid}
      className={join(styles.grid, isLocked && styles.locked)}
      role="group"
      aria-label={label}
      aria-busy={busy}
      {...keys}
    >
      {rows.map((row) =>
        row.kind === 'status' ? (
          <StatusTiles key={row.id} id={row.id} />
        ) : (
          <div key={`gap ${row.below}`} className={styles.gap}>
            <GapRow above={row.above} onFill={onFillGap} />
          </div>
        ),
      )}
    </div>
  );
}
