import { useEffect, useEffectEvent, useRef } from 'react';
import { runWhenIdle } from '../chunks/when-quiet';
import { useSetting } from '../client/client-provider';

/** Milliseconds without changes after which what is shown is stored. */
const REST_MS = 2000;

interface KeeperOptions {
  /** Whether to store it at all, if the viewer's setting allows that. */
  readonly isKept: boolean;
  /** Calls the listener when what is shown has changed. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Stores what is shown. */
  readonly store: () => void;
}

/** Stores what is shown after a while without changes, when the browser is idle, and when the page is hidden. */
export function useSnapshotKeeper({ isKept, subscribe, store }: KeeperOptions): void {
  const isOn = useSetting('timelineSnapshots') && isKept;
  /** Set while there are changes to store. */
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const storeChanges = useEffectEvent(() => {
    if (timer.current === undefined) return;
    clearTimeout(timer.current);
    timer.current = undefined;
    store();
  });

  useEffect(() => {
    if (!isOn) return;
    const schedule = () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => runWhenIdle(storeChanges, REST_MS), REST_MS);
    };
    const handleVisibility = () => {
      if (document.visibilityState === 'hidden') storeChanges();
    };
    schedule();
    const unsubscribe = subscribe(schedule);
    document.addEventListener('visibilitychange', handleVisibility);
    return () => {
      clearTimeout(timer.current);
      timer.current = undefined;
      unsubscribe();
      document.removeEventListener('visibilitychange', handleVisibility);
    };
  }, [isOn, subscribe]);
}
