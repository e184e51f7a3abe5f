import { ApiError, type FailureReason } from '@linnet/api';
import { useState } from 'react';
import type { LoginTrouble } from './login-trouble';

type AttemptState =
  | { readonly state: 'idle' }
  | { readonly state: 'pending' }
  | { readonly state: 'failed'; readonly trouble: LoginTrouble };

export interface Attempt {
  readonly isPending: boolean;
  /** The error message of the last attempt; null if it did not fail. */
  readonly trouble: LoginTrouble | null;
  /** Resolves with the error; null if there was none. */
  begin(task: () => Promise<void>): Promise<FailureReason | null>;
  tell(trouble: LoginTrouble): void;
  /** Resets to neither pending nor failed. */
  rest(): void;
}

/** The state of signing in: one attempt at a time, and its result. */
export function useAttempt(): Attempt {
  const [now, setNow] = useState<AttemptState>({ state: 'idle' });

  async function begin(task: () => Promise<void>): Promise<FailureReason | null> {
    setNow({ state: 'pending' });
    try {
      await task();
      return null;
    } catch (error) {
      if (error instanceof ApiError) return error.reason;
      setNow({ state: 'failed', trouble: { kind: 'ours', id: 'login.error' } });
      throw error;
    }
  }

  return {
    isPending: now.state === 'pending',
    trouble: now.state === 'failed' ? now.trouble : null,
    begin,
    tell: (trouble) => setNow({ state: 'failed', trouble }),
    rest: () => setNow({ state: 'idle' }),
  };
}
