import { ApiError, type ErrorReason } from '@linnet/api';
import type { Client, Notice, NoticeKey, Resource, ResourceState } from '@linnet/domain';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useCell, useClient } from './client-provider';

/** The state of a resource, which is loaded and kept up to date while the component is mounted and wants it. */
export function useResource<T>(
  resource: Pick<Resource<T>, 'state' | 'follow'>,
  isWanted = true,
): ResourceState<T> {
  useEffect(() => (isWanted ? resource.follow() : undefined), [resource, isWanted]);
  return useCell(resource.state);
}

export type RequestState<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly answer: T }
  | { readonly state: 'failed'; readonly reason: ErrorReason; readonly retry: () => void };

type Outcome<T> = Exclude<RequestState<T>, { state: 'loading' }>;

/** Loads an answer for one component: on mount, when the key changes, on retry. A null key loads nothing. */
export function useRequest<T>(key: string | null, load: () => Promise<T>): RequestState<T> {
  const [attempt, setAttempt] = useState(0);
  const [settled, setSettled] = useState<{ requestKey: string; outcome: Outcome<T> } | null>(null);
  const requestKey = key === null ? null : `${key} ${attempt}`;
  const loadNow = useEffectEvent(load);

  useEffect(() => {
    if (requestKey === null) return undefined;
    let isWanted = true;
    const settle = (outcome: Outcome<T>): void => {
      if (isWanted) setSettled({ requestKey, outcome });
    };
    loadNow().then(
      (answer) => settle({ state: 'ready', answer }),
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        settle({ state: 'failed', reason: error.reason, retry: () => setAttempt((last) => last + 1) });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [requestKey]);

  return settled !== null && settled.requestKey === requestKey ? settled.outcome : { state: 'loading' };
}

export interface Step {
  readonly isPending: boolean;
  /** Why the last attempt failed; null before the first. */
  readonly error: ErrorReason | null;
  readonly run: () => Promise<void>;
  /** Dismisses the error. */
  readonly dismiss: () => void;
}

interface StepNotice {
  readonly key: NoticeKey;
  readonly values?: Notice['values'];
}

export interface StepOptions {
  readonly step: () => Promise<ErrorReason | null>;
  readonly onDone?: () => void;
  /** Called when the object of the action no longer exists; without it that is an error like others. */
  readonly onMissing?: () => void;
  /** False once the dialog that started the action was closed. */
  readonly isOpen?: boolean;
  /** The notice about an error after its dialog was closed; it can retry. */
  readonly notice?: StepNotice;
  /** Called with an error after the dialog was closed, instead of showing a notice. */
  readonly onErrorAfterClose?: (reason: ErrorReason) => void;
}

/** An action of the viewer, with its state: pending or failed. */
export function useStep({
  step,
  onDone,
  onMissing,
  isOpen = true,
  notice,
  onErrorAfterClose,
}: StepOptions): Step {
  const client = useClient();
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<ErrorReason | null>(null);
  const isOpenRef = useRef(isOpen);
  useEffect(() => {
    isOpenRef.current = isOpen;
    return () => void (isOpenRef.current = false);
  }, [isOpen]);
  return {
    isPending,
    error,
    dismiss: () => setError(null),
    async run() {
      setPending(true);
      const nextError = await step();
      setPending(false);
      if (onMissing !== undefined && nextError?.kind === 'http' && nextError.status === 404)
        return onMissing();
      setError(nextError);
      if (nextError === null) return onDone?.();
      if (isOpenRef.current || nextError.kind === 'aborted') return;
      onErrorAfterClose?.(nextError);
      if (notice !== undefined) notifyFailedStep(client, { ...notice, step, reason: nextError });
    },
  };
}

/** Shows a notice about an action that failed after its dialog was closed, with a button to retry. */
function notifyFailedStep(
  client: Client,
  { step, reason, ...words }: StepNotice & Pick<StepOptions, 'step'> & { reason: ErrorReason },
): void {
  async function retry(): Promise<void> {
    const error = await step();
    if (error !== null && error.kind !== 'aborted')
      notifyFailedStep(client, { ...words, step, reason: error });
  }
  client.notices.add({ level: 'error', ...words, reason, retry: () => void retry() });
}
