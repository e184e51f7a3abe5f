import { ApiError, type ErrorReason } from '@linnet/api';
import type { Cell } from '../cell';
import { createTurns } from '../turns';
import type { ListError, ListPart } from './list-state';

interface ListRequest<Answer, State> {
  part: ListPart;
  fetch: (signal: AbortSignal) => Promise<Answer>;
  /** Takes an answer that is still wanted; returns the change that puts it into the list as it is by then. */
  place: (answer: Answer) => (now: State) => State;
  /** Whether the shown error stays until the request has succeeded. */
  isRetry?: boolean;
}

interface RequestsOptions<State> {
  state: Cell<State>;
  /** Whether a request waits for the one under way; by default it is dropped. */
  queuesRequests?: boolean;
  /** Whether the viewer may have the list: if not, nothing is requested, and answers are dropped. */
  mayLoad?: (() => boolean) | undefined;
  /** Adds what arrived during the request. */
  placeArrived?: (now: State) => State;
  /** Called with the error of a page that the viewer waits for, unless it is shown already. */
  onError?: (reason: ErrorReason) => void;
  /** Called when a request has ended that was not cancelled. */
  onSettled?: (part: ListPart, error: ErrorReason | null) => Promise<void> | undefined;
}

/** The requests of a list, one at a time; what is loading and what failed is in its state. */
export interface ListRequests<State> {
  /** Sends a request; resolves with its error, null when there is none or nobody wants the answer. */
  load<Answer>(request: ListRequest<Answer, State>): Promise<ErrorReason | null>;
  /** Cancels the request under way: its answer is dropped. */
  stop(): void;
}

export function createListRequests<State extends { loading: ListPart | null; error: ListError | null }>({
  state,
  queuesRequests = false,
  mayLoad = () => true,
  placeArrived = (now) => now,
  onError,
  onSettled,
}: RequestsOptions<State>): ListRequests<State> {
  let running = new AbortController();
  const takeTurn = createTurns();

  /** Resolves with the error; null when the answer is placed, or not wanted any more. */
  async function attempt<Answer>(
    signal: AbortSignal,
    { part, fetch, place }: ListRequest<Answer, State>,
  ): Promise<ErrorReason | null> {
    try {
      const answer = await fetch(signal);
      if (signal.aborted) return null;
      const change = mayLoad() ? place(answer) : (now: State) => now;
      state.update((now) => withoutError(part, { ...placeArrived(change(now)), loading: null }));
      return null;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (mayLoad()) return error.reason;
      state.update((now) => ({ ...now, loading: null }));
      return null;
    }
  }

  /** Reports an error of a page that the viewer waits for, unless the error is shown already. */
  function reportError(
    { part, isRetry = false }: Pick<ListRequest<never, State>, 'part' | 'isRetry'>,
    before: ListError | null,
    reason: ErrorReason,
  ): void {
    const isShown = isRetry && before?.part === part;
    if (part !== 'newer' && !isShown) onError?.(reason);
  }

  async function loadPart<Answer>(
    request: ListRequest<Answer, State>,
    { signal }: AbortController,
  ): Promise<ErrorReason | null> {
    const { part, isRetry = false } = request;
    const { error: before, loading } = state.get();
    if (loading !== null || signal.aborted || !mayLoad()) return null;
    const keptError = isRetry ? before : errorToKeep(part, before);
    state.update((now) => ({ ...now, loading: part, error: keptError }));
    const error = await attempt(signal, request);
    if (signal.aborted) return null;
    if (error !== null) {
      const shown = (isRetry ? null : keptError) ?? { part, reason: error };
      state.update((now) => ({ ...placeArrived(now), loading: null, error: shown }));
      reportError(request, before, error);
    }
    await onSettled?.(part, error);
    return error;
  }

  return {
    load(request) {
      const own = running;
      return queuesRequests ? takeTurn(() => loadPart(request, own)) : loadPart(request, own);
    },
    stop() {
      running.abort();
      running = new AbortController();
      if (state.get().loading !== null) state.update((now) => ({ ...now, loading: null }));
    },
  };
}

/**
 * The error that stays during a request: catching up does not clear the error of an older page, which the viewer can
 * retry.
 */
function errorToKeep(part: ListPart, before: ListError | null): ListError | null {
  return part === 'newer' && before?.part !== part ? before : null;
}

/** Clears the error of the first page when catching up has loaded the newest rows. */
function withoutError<State extends { error: ListError | null }>(part: ListPart, now: State): State {
  return part === 'newer' && now.error?.part === 'first' ? { ...now, error: null } : now;
}
