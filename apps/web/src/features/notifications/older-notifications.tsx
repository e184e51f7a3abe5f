import type { NotificationListState, Notifications } from '@linnet/domain/notifications';
import { type RefCallback, useCallback, useRef } from 'react';
import { ListFoot, useReachedEnd } from '../../blocks/list-foot/list-foot';

interface OlderFootProps {
  readonly state: Pick<NotificationListState, 'loading' | 'error'>;
  readonly hasMore: boolean;
  /**
   * Grows with each loading, so that the end is checked again: few rows may be added, and the end may still be near.
   */
  readonly step?: number;
  /** Loads older notifications when the end of the list comes near. */
  readonly reaches: boolean;
  readonly onReached: () => void;
  /** The person presses the button. */
  readonly onMore: () => void;
}

/**
 * The foot of a list of notifications. It observes its own position, as the rows may load long before it is mounted.
 */
export function OlderFoot({ state, hasMore, step = 1, reaches, onReached, onMore }: OlderFootProps) {
  const foot = useRef<HTMLDivElement>(null);
  useReachedEnd(foot, {
    enabled: reaches && hasMore && state.loading === null && state.error === null && step,
    onReached,
  });
  return (
    <div ref={foot}>
      <ListFoot
        hasMore={hasMore}
        isLoading={state.loading !== null}
        error={state.error}
        more="notifications.load_older"
        end="notifications.no_more_notifications"
        onMore={onMore}
      />
    </div>
  );
}

/**
 * Pages that load in a row by themselves without adding a row: all their notifications may belong to existing groups.
 */
const MOST_IN_VAIN = 10;

interface OlderOptions {
  readonly list: Pick<Notifications, 'readOn'>;
  /** Number of rows shown. */
  readonly lines: number;
  readonly onMore: () => void;
}

interface Older {
  /**
   * Ref of an element at the top of the list. Once it is in view again, the depth of the list no longer has to be kept.
   */
  readonly top: RefCallback<Element>;
  /** Call when the end of the list comes near. */
  readonly reached: () => void;
  /** Call when the person asks for more. */
  readonly more: () => void;
}

/**
 * Loads older notifications as somebody scrolls down. They stay loaded until the person is back at the top or leaves.
 */
export function useOlder({ list, lines, onMore }: OlderOptions): Older {
  const leave = useRef<() => void>(null);
  const last = useRef({ lines: 0, inVain: 0 });

  function readOn(): void {
    leave.current ??= list.readOn();
    onMore();
  }

  const top = useCallback<RefCallback<Element>>((element) => {
    if (element === null) return;
    let wasAway = false;
    const end = (): void => {
      leave.current?.();
      leave.current = null;
    };
    const observer = new IntersectionObserver((crossings) => {
      const isAway = crossings.at(-1)?.isIntersecting !== true;
      if (wasAway && !isAway) end();
      wasAway = isAway;
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      end();
    };
  }, []);

  return {
    top,
    reached() {
      const inVain = lines > last.current.lines ? 0 : last.current.inVain + 1;
      last.current = { lines, inVain };
      if (inVain <= MOST_IN_VAIN) readOn();
    },
    more() {
      last.current = { lines, inVain: 0 };
      readOn();
    },
  };
}
