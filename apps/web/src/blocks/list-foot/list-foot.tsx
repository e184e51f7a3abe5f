import type { ErrorReason } from '@linnet/api';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { MessageId } from '../../platform/i18n/message-id';
import { useText } from '../../platform/i18n/use-text';
import { Button } from '../../ui/button/button';
import { useErrorText } from '../error/use-error-text';
import styles from './list-foot.module.css';

/** Older statuses are loaded when the end is this near, in pixels. */
const LOAD_DISTANCE = 750;
/**
 * Milliseconds between two requests for more. With a whole second somebody who scrolls fast waits at the end of each
 * page; Pleroma refuses the fourth call for one timeline within half a second.
 */
const MIN_INTERVAL_MS = 300;

interface ReachedEnd {
  /** Whether the end is observed; with a number, such as that of the rows, anew each time it changes. */
  enabled: boolean | number;
  onReached: () => void;
}

/** Calls `onReached` when the element is near the window, also each time `enabled` changes, but not too often. */
export function useReachedEnd(element: RefObject<Element | null>, { enabled, onReached }: ReachedEnd): void {
  const handleReached = useEffectEvent(onReached);
  const lastReachedAt = useRef(-MIN_INTERVAL_MS);

  useEffect(() => {
    if (!enabled || element.current === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(
      (crossings) => {
        clearTimeout(timer);
        // A slow machine may get several entries at once: the last one is current.
        if (crossings.at(-1)?.isIntersecting !== true) return;
        const wait = Math.max(0, lastReachedAt.current + MIN_INTERVAL_MS - performance.now());
        timer = setTimeout(() => {
          lastReachedAt.current = performance.now();
          handleReached();
        }, wait);
      },
      { rootMargin: `${LOAD_DISTANCE}px 0px` },
    );
    observer.observe(element.current);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [enabled, element]);
}

interface ListFootProps {
  readonly hasMore: boolean;
  readonly isLoading: boolean;
  /** Why loading more entries, or refreshing the list, failed. */
  readonly error: ErrorReason | null;
  readonly onMore: () => void;
  /** Label of the button; `end` is the text at the end of the list. */
  readonly more: MessageId;
  readonly end?: MessageId | undefined;
}

/** The end of a list: a button for more, an error, or a note that this was all. */
export function ListFoot({ hasMore, isLoading, error, onMore, more, end }: ListFootProps) {
  const text = useText();
  const words = useErrorText(error);
  const foot = useRef<HTMLDivElement>(null);
  const wasPressed = useRef(false);
  const isOver = !hasMore && error === null;
  useLayoutEffect(() => {
    // After the last page the button that had the focus is removed.
    if (isOver && wasPressed.current && document.activeElement === document.body)
      foot.current?.focus({ preventScroll: true });
  }, [isOver]);

  function handleMore() {
    wasPressed.current = true;
    onMore();
  }

  if (isOver) {
    return (
      end && (
        <div ref={foot} tabIndex={-1} className={styles.foot} role="status">
          {text(end)}
        </div>
      )
    );
  }
  return (
    <div ref={foot} className={styles.foot}>
      {error !== null && <p role="alert">{words}</p>}
      <Button variant="quiet" pending={isLoading} onClick={handleMore}>
        {text(error === null ? more : 'general.retry')}
      </Button>
    </div>
  );
}
