import type { StatusId } from '@linnet/api';
import type { ThreadRow } from '@linnet/domain/conversation';
import { useRef, useState } from 'react';
import { WindowVirtualizer, type WindowVirtualizerHandle } from 'virtua';
import { useMountedMargin } from '../../blocks/feed/feed-list';
import { useVisibleRows } from '../../platform/client/use-feed';
import { CardBoundary } from '../../ui/boundary/boundaries';
import { join } from '../../ui/styles/join';
import { DiveRow } from './dive';
import { HiddenReplies } from './thread-lines';
import { PostRowView } from './post-row-view';
import { type Display, useThreadControls } from './thread-controls';
import styles from './thread-list.module.css';
import { useThreadScroll } from './use-thread-scroll';

/** Assumed height of a card before it is measured, in pixels: it determines how many are rendered at first. */
const ASSUMED_HEIGHT_PX = 120;

interface ThreadListProps {
  /** Accessible name of the list. */
  label: string;
  rows: readonly ThreadRow[];
  display: Display;
  busy: boolean;
  /** The post to scroll to; undefined until all rows above it are loaded. */
  scrollTarget: StatusId | undefined;
}

/** The rows of a conversation. Only those near the window are rendered; the page itself scrolls. */
export function ThreadList({ label, rows: all, display, busy, scrollTarget }: ThreadListProps) {
  const rows = useVisibleRows(all, useThreadControls().focus);
  const list = useRef<WindowVirtualizerHandle>(null);
  const [frame, setFrame] = useState<HTMLDivElement | null>(null);
  const shift = useThreadScroll({ rows, frame, list, scrollTarget });
  const bufferSize = useMountedMargin();
  const isTree = display === 'tree';

  return (
    <div
      ref={setFrame}
      className={join(isTree && styles.tree)}
      // A tree has buttons between the posts, which is not allowed in a feed.
      role={isTree ? 'group' : 'feed'}
      aria-label={label}
      aria-busy={busy}
    >
      <WindowVirtualizer
        ref={list}
        data={rows}
        bufferSize={bufferSize}
        itemSize={ASSUMED_HEIGHT_PX}
        shift={shift}
      >
        {(row) => (
          <CardBoundary key={keyOf(row)} resetKey={keyOf(row)}>
            {rowView(row)}
          </CardBoundary>
        )}
      </WindowVirtualizer>
    </div>
  );
}

function keyOf(row: ThreadRow): string {
  return row.kind === 'post' ? row.id : `${row.kind} ${row.of}`;
}

function rowView(row: ThreadRow) {
  if (row.kind === 'post') return <PostRowView row={row} />;
  return row.kind === 'hidden' ? <HiddenReplies row={row} /> : <DiveRow row={row} />;
}
