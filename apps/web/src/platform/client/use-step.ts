import type { FailureReason } from '@linnet/api';
import { useEffect, useRef, useState } from 'react';

export interface Step {
  readonly isPending: boolean;
  /** Why the last attempt failed; null before the first. */
  readonly failure: FailureReason | null;
  readonly take: () => Promise<void>;
  /** Dismisses the failure. */
  readonly dismiss: () => void;
}

interface StepOptions {
  readonly step: () => Promise<FailureReason | null>;
  readonly onDone: () => void;
  /** Called when the object of the action no longer exists; without it that is an error like others. */
  readonly onLost?: () => void;
  /** False once the dialog that started the action was closed. */
  readonly isSeen?: boolean;
  /** Called when the action failed after its dialog was closed. */
  readonly onUnseen?: (reason: FailureReason) => void;
}

/** An action of the viewer, with its state: pending or failed. */
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
    dismiss: () => setFailure(null),
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
