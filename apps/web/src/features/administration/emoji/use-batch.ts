import type { BatchOutcome, BatchRun } from '@linnet/domain/emoji-packs';
import { useEffect, useRef, useState } from 'react';

export interface BatchProgress {
  readonly done: number;
  readonly total: number;
  /** It ends after the step that is under way. */
  readonly isStopping: boolean;
}

interface Batch {
  /** Null while nothing runs. */
  readonly progress: BatchProgress | null;
  readonly run: <Thing>(
    total: number,
    work: (run: BatchRun) => Promise<BatchOutcome<Thing>>,
  ) => Promise<BatchOutcome<Thing>>;
  readonly stop: () => void;
}

/** Runs one task for several things and says how far it is. It stops when its part of the page is left. */
export function useBatch(): Batch {
  const [progress, setProgress] = useState<BatchProgress | null>(null);
  const control = useRef<AbortController | null>(null);
  useEffect(() => () => control.current?.abort(), []);
  return {
    progress,
    async run(total, work) {
      const own = new AbortController();
      control.current = own;
      setProgress({ done: 0, total, isStopping: false });
      const onProgress = (done: number) => setProgress({ done, total, isStopping: own.signal.aborted });
      const outcome = await work({ stop: own.signal, onProgress });
      setProgress(null);
      return outcome;
    },
    stop() {
      control.current?.abort();
      setProgress((now) => now && { ...now, isStopping: true });
    },
  };
}
