import type { StatusId } from '@linnet/api';
import { type FeedRow, type FeedSource, rowsOf } from '@linnet/domain';
import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import { FeedFoot, GapRow } from '../../blocks/feed/lazy-feed-parts';
import { TimelineEmpty, TimelineError } from '../../blocks/timeline/lazy-timeline-parts';
import { useFeed } from '../../platform/client/use-feed';
import { useLocale } from '../../platform/i18n/use-text';
import { usePendingPosition } from '../../platform/navigation/restored-position';
import { useFirstContent } from '../../platform/start/first-content';
import { Skeleton } from '../../ui/skeleton/skeleton';
import { SkeletonGroup } from '../../ui/skeleton/skeleton-group';
import { join } from '../../ui/styles/join';
import styles from './media-grid.module.css';
import { StatusTiles } from './media-tile';

interface TileKeys {
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onFocus: (event: FocusEvent) => void;
}

/** Selector of the tiles. */
const TILE = '[data-tile]';

/** Moves through the tiles of a grid by arrow keys, Home and End. The tile that was focused last is the tab stop. */
function useTileKeys(grid: RefObject<HTMLElement | null>): TileKeys {
  const { direction } = useLocale();
  const lastFocused = useRef<HTMLElement | null>(null);
  const tilesOf = () => [...(grid.current?.querySelectorAll<HTMLElement>(TILE) ?? [])];

  function updateTabStop() {
    const tiles = tilesOf();
    const stop = tiles.find((tile) => tile === lastFocused.current) ?? tiles[0];
    for (const tile of tiles) tile.tabIndex = tile === stop ? 0 : -1;
  }
  // After each render, since tiles are added and removed.
  useLayoutEffect(updateTabStop);

  function handleFocus({ target }: FocusEvent) {
    const tile = target.closest<HTMLElement>(TILE);
    if (tile === null) return;
    lastFocused.current = tile;
    updateTabStop();
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.defaultPrevented) return;
    const tiles = tilesOf();
    const at = tiles.findIndex((tile) => tile === document.activeElement);
    const forward = direction === 'rtl' ? -1 : 1;
    const columns = columnsOf(grid.current);
    const targets: Readonly<Record<string, number>> = {
      ArrowRight: at + forward,
      ArrowLeft: at - forward,
      ArrowDown: at + columns,
      ArrowUp: at - columns,
      Home: 0,
      End: tiles.length - 1,
    };
    const target = targets[event.key];
    if (at === -1 || target === undefined) return;
    event.preventDefault();
    tiles[target]?.focus();
  }

  return { onKeyDown: handleKeyDown, onFocus: handleFocus };
}

function columnsOf(grid: HTMLElement | null): number {
  return grid === null ? 1 : getComputedStyle(grid).gridTemplateColumns.trim().split(/\s+/).length;
}

interface MediaGridProps {
  readonly label: string;
  readonly rows: readonly FeedRow[];
  readonly busy: boolean;
  readonly isLocked: boolean;
  readonly onFillGap: (above: StatusId | null) => Promise<boolean>;
}

/** Attachments as square tiles, newest first. The grid is one tab stop; arrow keys move through the tiles. */
function MediaGrid({ label, rows, busy, isLocked, onFillGap }: MediaGridProps) {
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

const tiles = Array.from({ length: 9 }, (_, at) => at);

/** Placeholder tiles while the media load. */
function MediaGridSkeleton() {
  return (
    <SkeletonGroup>
      <div className={styles.grid}>
        {tiles.map((at) => (
          <div key={at} className={styles.tile}>
            <Skeleton shape="block" height="100%" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}

interface AccountMediaProps {
  readonly source: FeedSource;
  /** Accessible name of the grid. */
  readonly title: string;
  readonly empty: { readonly title: string; readonly text: string };
  /** Ignores clicks for a moment. */
  readonly isLocked: boolean;
}

/** The attachments of an account's posts, as a grid. */
export function AccountMedia({ source, title, empty, isLocked }: AccountMediaProps) {
  const { feed, state } = useFeed(source);
  const { segments, gapAbove, opened, loading, error } = state;
  const rows = useMemo(() => rowsOf(segments, gapAbove), [segments, gapAbove]);
  usePendingPosition(rows.length === 0);

  if (rows.length > 0) {
    return (
      <>
        <MediaGrid
          label={title}
          rows={rows}
          busy={loading !== null}
          isLocked={isLocked}
          onFillGap={feed.fillGap}
        />
        <FeedFoot feed={feed} state={state} />
      </>
    );
  }
  if (opened && loading !== 'first' && error?.part !== 'first') {
    return <TimelineEmpty feed={feed} state={state} empty={empty} />;
  }
  if (error === null) return <MediaGridSkeleton />;
  return <TimelineError reason={error.reason} onRetry={() => void feed.reload()} />;
}
