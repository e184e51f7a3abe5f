import type { StatusId } from '@linnet/api';
import type { Feed, FeedState } from '@linnet/domain';
import UnfoldVertical from 'lucide-react/icons/unfold-vertical';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useClient } from '../../platform/client/client-provider';
import { Text } from '../../platform/i18n/text';
import type { ScrollAnchor } from '../../platform/navigation/scroll-position';
import { Button } from '../../ui/button/button';
import { Icon } from '../../ui/icon/icon';
import { Spinner } from '../../ui/spinner/spinner';
import { useReachedEnd } from '../list-foot/list-foot';
import styles from './feed-parts.module.css';
import { cardBeingRead, holdThroughResize } from './hold-through-resize';
import { type ListParts, MOUNTED_MARGIN, cardsInView, findRow, scrollRowUntilStill } from './use-list-scroll';

/* Parts of a list of statuses that its first page doesn't need, in one chunk. */

/** The end of the list: loads more by itself or by a button, or says that there is no more. */
export function FeedFoot({ feed, state }: { readonly feed: Feed; readonly state: FeedState }) {
  const foot = useRef<HTMLDivElement>(null);
  const failed = state.error?.part === 'older';
  useReachedEnd(foot, {
    enabled: !state.ended && !failed && state.loading === null,
    onReached: () => void feed.loadOlder(),
  });

  return (
    <div ref={foot} className={styles.foot}>
      {state.loading === 'older' ? (
        <span role="status">
          <Spinner />
        </span>
      ) : failed ? (
        <Button variant="quiet" onClick={() => void feed.loadOlder()}>
          <Text id="timeline.older_failed" />
        </Button>
      ) : state.ended ? (
        <span className={styles.end}>
          <Text id="timeline.no_more_statuses" />
        </span>
      ) : (
        <Button variant="quiet" onClick={() => void feed.loadOlder()}>
          <Text id="timeline.load_older" />
        </Button>
      )}
    </div>
  );
}

export interface GapRowProps {
  /** The status above the gap; null if there is none. */
  above: StatusId | null;
  onFill: ((above: StatusId | null) => Promise<boolean>) | undefined;
}

/** A gap in a timeline, with a button that fills it. */
export function GapRow({ above, onFill }: GapRowProps) {
  const [phase, setPhase] = useState<'idle' | 'filling' | 'failed'>('idle');
  const filling = phase === 'filling';

  async function handleClick() {
    if (filling || onFill === undefined) return;
    setPhase('filling');
    setPhase((await onFill(above)) ? 'idle' : 'failed');
  }

  return (
    <button type="button" className={styles.gap} aria-busy={filling} onClick={() => void handleClick()}>
      {filling ? <Spinner /> : <Icon of={UnfoldVertical} size="small" />}
      <Text id={phase === 'failed' ? 'timeline.between_failed' : 'timeline.load_between'} />
    </button>
  );
}

export interface ScrollKeeperProps extends ListParts {
  /** Called with whether the list is so far from the window that none of its posts is mounted. */
  readonly onFar: (isFar: boolean) => void;
  /** The feed's state; undefined where no stored list waits to be replaced by the server's answer. */
  readonly state: Feed['state'] | undefined;
}

/**
 * Renders nothing. Keeps cards in place while rows above are hidden or shown, when a stored list is replaced, and while
 * the width changes.
 */
export function ScrollKeeper({ rows, frame, list, state, onFar }: ScrollKeeperProps): null {
  useEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    const observer = new IntersectionObserver((entries) => onFar(entries.at(-1)?.isIntersecting === false), {
      rootMargin: `${MOUNTED_MARGIN}px`,
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame, onFar]);
  const { changes } = useClient().statusViews.hidden;
  const anchors = useRef<readonly ScrollAnchor[]>([]);

  useEffect(() => {
    const recordAnchors = (): void => {
      anchors.current = [...cardsInView(frame.current)];
      // A later change of the rows has another cause.
      requestAnimationFrame(() => (anchors.current = []));
    };
    const stops = [changes.subscribe(recordAnchors), state && onReplaced(state, recordAnchors)];
    return () => stops.forEach((stop) => stop?.());
  }, [changes, frame, state]);

  useLayoutEffect(() => {
    for (const anchor of anchors.current) {
      const index = findRow(rows, anchor);
      if (index < 0) continue;
      anchors.current = [];
      return scrollRowUntilStill({ rows, frame, list }, index, anchor.offset);
    }
    return undefined;
  }, [rows, frame, list]);

  const restore = useEffectEvent((anchor: ScrollAnchor) =>
    scrollRowUntilStill({ rows, frame, list }, findRow(rows, anchor), anchor.offset),
  );
  useEffect(
    () =>
      holdThroughResize({ read: () => cardBeingRead(frame.current), scrollTo: (anchor) => restore(anchor) }),
    [frame],
  );

  return null;
}

/** Calls the listener when a stored list is replaced, before that is rendered. */
function onReplaced({ get, subscribe }: Feed['state'], listener: () => void): () => void {
  let wasStored = get().storedAt !== null;
  return subscribe(() => {
    const isStored = get().storedAt !== null;
    if (wasStored && !isStored) listener();
    wasStored = isStored;
  });
}
