import type { ErrorReason } from '@linnet/api';
import type { ReactNode } from 'react';
import type { RequestState } from '../../platform/client/use-resource';
import { RetryButton } from '../../ui/button/button';
import { Note } from '../../ui/note/note';
import { Spinner } from '../../ui/spinner/spinner';
import { ErrorState } from '../../ui/state/error-state';
import styles from './error-note.module.css';
import { useErrorText } from './use-error-text';

/** Why the server refused something, as an error note. */
export function ErrorNote({ reason }: { readonly reason: ErrorReason }) {
  return <Note tone="error">{useErrorText(reason)}</Note>;
}

interface ErrorLineProps {
  readonly reason: ErrorReason;
  readonly onRetry: () => void;
  readonly className?: string | undefined;
}

/** Why a small part could not be loaded, in one line, with a button to try again. */
export function ErrorLine({ reason, onRetry, className }: ErrorLineProps) {
  return (
    <span className={className} role="alert">
      {useErrorText(reason)} <RetryButton onClick={onRetry} />
    </span>
  );
}

/** Placeholder for a few lines that are loading. */
export function LoadingLines() {
  return (
    <div className={styles.waiting}>
      <Spinner />
    </div>
  );
}

interface RequestErrorProps {
  readonly title: string;
  readonly failed: { readonly reason: ErrorReason; readonly retry: () => void };
}

/** An error in place of a dialog's content. */
export function RequestError({ title, failed }: RequestErrorProps) {
  return <ErrorState title={title} text={useErrorText(failed.reason)} onRetry={failed.retry} />;
}

interface RequestContentProps<T> {
  readonly request: RequestState<T>;
  /** Title of the error. */
  readonly failed: string;
  readonly children: (answer: T) => ReactNode;
}

/** The content of a dialog that is loaded for it: a placeholder, an error, or what the server has answered. */
export function RequestContent<T>({ request, failed, children }: RequestContentProps<T>) {
  if (request.state === 'ready') return children(request.answer);
  return request.state === 'failed' ? <RequestError title={failed} failed={request} /> : <LoadingLines />;
}
