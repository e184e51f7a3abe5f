import { ApiError, type FailureReason } from '@linnet/api';
import type { Cell } from '../../cell';
import type { ListPart, ListState } from './list-state';

interface ListRequest<Answer, State> {
  part: ListPart;
  fetch: (signal: AbortSignal) => Promise<Answer>;
  /** Takes an answer that is still wanted; returns the change that puts it into the list as it is by then. */
  place: (answer: Answer) => (now: State) => State;
  /** An error that is shown stays until the request has succeeded. */
  isRetry?: boolean;
}

interface RequestsOptions<State> {
  state: Cell<State>;
  /** Adds what arrived during the request. */
  placeEarly?: (now: State) => State;
  /** Called with the error of a page that the viewer waits for, unless it is shown already. */
  onFailure?: (reason: FailureReason) => void;
  /** Called when a request has ended that was not cancelled. */
  settled?: (part: ListPart, failure: FailureReason | null) => Promise<void> | undefined;
}

/** The requests of a list, one at a time; what is loading and what failed is in its state. */
interface ListRequests<State> {
  /** Sends a request, unless one is under way. */
  load<Answer>(request: ListRequest<Answer, State>): Promise<void>;
  /** Cancels the request under way: its answer is dropped. */
  stop(): void;
}

export function createListRequests<State extends ListState<string>>({
  state,
  placeEarly = (now) => now,
  onFailure,
  settled,
}: RequestsOptions<State>): ListRequests<State> {
  let running = new AbortController();

  /** Resolves with the error; null when the answer is placed, or not wanted any more. */
  async function ask<Answer>(
    signal: AbortSignal,
    { fetch, place }: ListRequest<Answer, State>,
  ): Promise<FailureReason | null> {
    try {
      const answer = await fetch(signal);
      if (signal.aborted) return null;
      const change = place(answer);
      state.update((now) => ({ ...placeEarly(change(now)), loading: null }));
      return null;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return error.reason;
    }
  }

  return {
    async load(request) {
      const { part, isRetry = false } = request;
      const { failure: before, loading } = state.get();
      if (loading !== null) return;
      const { signal } = running;
      const kept = isRetry ? before : keptFailure(part, before);
      state.update((now) => ({ ...now, loading: part, failure: kept }));
      const failure = await ask(signal, request);
      if (signal.aborted) return;
      if (failure !== null) {
        const shown = (isRetry ? null : kept) ?? { part, reason: failure };
        state.update((now) => ({ ...placeEarly(now), loading: null, failure: shown }));
        const isKnown = part === 'newer' || (isRetry && before?.part === part);
        if (!isKnown) onFailure?.(failure);
      }
      await settled?.(part, failure);
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
function keptFailure(part: ListPart, before: ListState<string>['failure']): ListState<string>['failure'] {
  return part === 'newer' && before?.part !== part ? before : null;
}
