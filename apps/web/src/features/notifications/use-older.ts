import type { Notifications } from '@linnet/domain/notifications';
import { type RefCallback, useCallback, useRef } from 'react';

/** Pages in a row that may come by themselves without a new line: all of them may belong to one that is there. */
const MOST_IN_VAIN = 10;

interface OlderOptions {
  readonly list: Pick<Notifications, 'readOn'>;
  /** So many lines are shown. */
  readonly lines: number;
  readonly onMore: () => void;
}

interface Older {
  /** At the top of the list: who is back there reads on no further down. */
  readonly top: RefCallback<Element>;
  /** The end came near. */
  readonly reached: () => void;
  /** The person asks for more. */
  readonly more: () => void;
}

/** Older ones, as somebody goes down. What they brought stays until they are back at the top, or leave. */
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
