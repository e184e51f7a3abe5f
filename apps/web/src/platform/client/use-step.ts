import type { FailureReason } from '@linnet/api';
import { useEffect, useRef, useState } from 'react';

export interface Step {
  readonly isPending: boolean;
  /** Why it was not taken; null before it was tried. */
  readonly failure: FailureReason | null;
  readonly take: () => Promise<void>;
  readonly forget: () => void;
}

interface StepOptions {
  readonly step: () => Promise<FailureReason | null>;
  readonly onDone: () => void;
  /** What it was about is not there any more; without it that is a failure like others. */
  readonly onLost?: () => void;
  /** False once the window that it is taken from was closed. */
  readonly isSeen?: boolean;
  /** It was not taken, and where it was tried nobody sees that any more. */
  readonly onUnseen?: (reason: FailureReason) => void;
}

/** A step that a person takes, with how it goes. */
export function useStep({ step, onDone, onLost, isSeen = true, onUnseen }: StepOptions): Step {
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<FailureReason | null>(null);
  const seen = useRef(isSeen);
  useEffect(() => {
    seen.current = isSeen;
    return () => void (seen.current = false);
  }, [isSeen]);
  return {
    isPending,
    failure,
    forget: () => setFailure(null),
    async take() {
      setPending(true);
      const refusal = await step();
      setPending(false);
      if (onLost !== undefined && refusal?.kind === 'http' && refusal.status === 404) return onLost();
      setFailure(refusal);
      if (refusal === null) onDone();
      else if (!seen.current && refusal.kind !== 'aborted') onUnseen?.(refusal);
    },
  };
}
