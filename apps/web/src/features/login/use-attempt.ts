import { ApiError, type FailureReason } from '@linnet/api';
import { useState } from 'react';
import type { LoginTrouble } from './login-trouble';

type AttemptState =
  | { readonly state: 'idle' }
  | { readonly state: 'pending' }
  | { readonly state: 'failed'; readonly trouble: LoginTrouble };

export interface Attempt {
  readonly isPending: boolean;
  /** What to say about the last one, if it failed. */
  readonly trouble: LoginTrouble | null;
  /** Resolves to why it was refused; null when it was not. */
  begin(task: () => Promise<void>): Promise<FailureReason | null>;
  tell(trouble: LoginTrouble): void;
  /** Neither under way nor failed. */
  rest(): void;
}

/** One attempt to sign in at a time, and what became of it. */
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
