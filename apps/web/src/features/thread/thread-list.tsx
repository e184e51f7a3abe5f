import type { StatusId } from '@linnet/api';
import type { ThreadRow } from '@linnet/domain/conversation';
import { useRef, useState } from 'react';
import { WindowVirtualizer, type WindowVirtualizerHandle } from 'virtua';
import { useMountedAround } from '../../blocks/feed/use-mounted-around';
import { useSetting } from '../../platform/client/use-setting';
import { useVisibleRows } from '../../platform/client/use-visible-rows';
import { CardBoundary } from '../../ui/boundary/card-boundary';
import { join } from '../../ui/styles/join';
import { DiveRow } from './dive-row';
import { HiddenReplies } from './hidden-replies';
import { PostRowView } from './post-row-view';
import { useThreadControls } from './thread-controls';
import styles from './thread-list.module.css';
import { useThreadPlace } from './use-thread-place';
import type { Display } from './use-thread-view';

/** Pixels that a card is taken to be high until it was seen: as many as fill the window are drawn first. */
const USUAL_HEIGHT = 120;
/** Times what is mounted around the window, where everything is. */
const MANY = 10_000;

interface ThreadListProps {
  /** Says what the list is, for those who hear it. */
  label: string;
  rows: readonly ThreadRow[];
  display: Display;
  busy: boolean;
  /** The post that a link leads to, once all above it is there. */
  landOn: StatusId | undefined;
}

/** The rows of a thread; only what is near the window is drawn. The page itself scrolls. */
export function ThreadList({ label, rows: all, display, busy, landOn }: ThreadListProps) {
  const rows = useVisibleRows(all, useThreadControls().focus);
  const list = useRef<WindowVirtualizerHandle>(null);
  const [frame, setFrame] = useState<HTMLDivElement | null>(null);
  const shift = useThreadPlace({ rows, frame, list, landOn });
  const around = useMountedAround();
  const mountsAll = !useSetting('virtualScrolling');
  const isTree = display === 'tree';

  return (
    <div
      ref={setFrame}
      className={join(isTree && styles.tree)}
      // In a tree there are buttons between the posts, which a feed may not have.
      role={isTree ? 'group' : 'feed'}
      aria-label={label}
      aria-busy={busy}
    >
      <WindowVirtualizer
        ref={list}
        data={rows}
        bufferSize={mountsAll ? around * MANY : around}
        itemSize={USUAL_HEIGHT}
        shift={shift}
      >
        {(row) => (
          <CardBoundary key={keyOf(row)} resetKey={keyOf(row)}>
            {drawn(row)}
          </CardBoundary>
        )}
      </WindowVirtualizer>
    </div>
  );
}

function keyOf(row: ThreadRow): string {
  return row.kind === 'post' ? row.id : `${row.kind} ${row.of}`;
}

function drawn(row: ThreadRow) {
  if (row.kind === 'post') return <PostRowView row={row} />;
  return row.kind === 'hidden' ? <HiddenReplies row={row} /> : <DiveRow row={row} />;
}
