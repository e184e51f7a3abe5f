import { ApiError, type FailureReason } from '@linnet/api';
import { useEffect, useEffectEvent, useState } from 'react';

export type RequestState<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly answer: T }
  | { readonly state: 'failed'; readonly reason: FailureReason; readonly retry: () => void };

type Outcome<T> = Exclude<RequestState<T>, { state: 'loading' }>;

/**
 * Loads data for one component that nothing else keeps: on mount, when the key changes, and on retry. A null key loads
 * nothing. Responses that arrive after that are ignored.
 */
export function useRequest<T>(key: string | null, ask: () => Promise<T>): RequestState<T> {
  const [attempt, setAttempt] = useState(0);
  const [settled, setSettled] = useState<{ question: string; outcome: Outcome<T> } | null>(null);
  const question = key === null ? null : `${key} ${attempt}`;
  const askNow = useEffectEvent(ask);

  useEffect(() => {
    if (question === null) return undefined;
    let isWanted = true;
    const settle = (outcome: Outcome<T>): void => {
      if (isWanted) setSettled({ question, outcome });
    };
    askNow().then(
      (answer) => settle({ state: 'ready', answer }),
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        settle({ state: 'failed', reason: error.reason, retry: () => setAttempt((last) => last + 1) });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [question]);

  return settled !== null && settled.question === question ? settled.outcome : { state: 'loading' };
}
