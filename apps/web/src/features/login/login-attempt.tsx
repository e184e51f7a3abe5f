import { ApiError, type ErrorReason } from '@linnet/api';
import { useState } from 'react';
import type { MessageId } from '../../platform/i18n/message-id';
import { useText } from '../../platform/i18n/use-text';
import { Note } from '../../ui/note/note';

/** The message for a failed sign-in: one of ours, or the server's own text. */
type LoginError =
  | { readonly kind: 'ours'; readonly id: MessageId }
  | { readonly kind: 'server'; readonly message: string };

const ownText = (id: MessageId): LoginError => ({ kind: 'ours', id });

/** The message for a wrong password. Some servers answer with 400 instead of 401. */
export function loginErrorOf(reason: ErrorReason): LoginError {
  const isWrong = reason.kind === 'http' && (reason.status === 400 || reason.status === 401);
  return isWrong ? ownText('login.wrong_credentials') : accessErrorOf(reason);
}

/** The message for an error in any other step of signing in. */
export function accessErrorOf(reason: ErrorReason): LoginError {
  if (reason.kind === 'offline') return ownText('login.no_connection');
  const message = reason.kind === 'http' ? (reason.text?.trim() ?? '') : '';
  return message === '' ? ownText('login.error') : { kind: 'server', message };
}

/** The error is about what was typed. */
export function isWrongInput(error: LoginError | null): boolean {
  return error?.kind === 'ours' && error.id === 'login.wrong_credentials';
}

/** The server demands a password reset before the account can be used. */
export function demandsReset(reason: ErrorReason): boolean {
  return reason.kind === 'http' && reason.identifier === 'password_reset_required';
}

interface LoginAlertProps {
  /** The id by which a field is described by the error. */
  readonly id?: string;
  readonly error: LoginError;
  readonly onDismiss: () => void;
}

/** The error of a failed sign-in. */
export function LoginAlert({ id, error, onDismiss }: LoginAlertProps) {
  const text = useText();
  return (
    <Note tone="error" onDismiss={onDismiss}>
      <span id={id} dir="auto">
        {error.kind === 'ours' ? text(error.id) : error.message}
      </span>
    </Note>
  );
}

type AttemptState =
  | { readonly state: 'idle' }
  | { readonly state: 'pending' }
  | { readonly state: 'failed'; readonly error: LoginError };

interface Attempt {
  readonly isPending: boolean;
  /** The error message of the last attempt; null if it did not fail. */
  readonly error: LoginError | null;
  /**
   * Runs the task; the attempt stays pending afterwards, until `fail` or `reset`. Resolves with the error of a call,
   * which the caller passes on to `fail`; null on success.
   */
  begin(task: () => Promise<void>): Promise<ErrorReason | null>;
  fail(error: LoginError): void;
  /** Resets to neither pending nor failed. */
  reset(): void;
}

/** The state of signing in: one attempt at a time, and its result. */
export function useAttempt(): Attempt {
  const [now, setNow] = useState<AttemptState>({ state: 'idle' });

  async function begin(task: () => Promise<void>): Promise<ErrorReason | null> {
    setNow({ state: 'pending' });
    try {
      await task();
      return null;
    } catch (error) {
      if (error instanceof ApiError) return error.reason;
      setNow({ state: 'failed', error: { kind: 'ours', id: 'login.error' } });
      throw error;
    }
  }

  return {
    isPending: now.state === 'pending',
    error: now.state === 'failed' ? now.error : null,
    begin,
    fail: (error) => setNow({ state: 'failed', error }),
    reset: () => setNow({ state: 'idle' }),
  };
}
