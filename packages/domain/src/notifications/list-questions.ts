import { ApiError, type FailureReason } from '@linnet/api';
import type { Cell } from '../cell';
import type { Client } from '../client';
import type { PendingChanges } from '../kernel/feed/pending-changes';
import { createTurns } from '../turns';
import type { NotificationListState } from './notification-row';

/** Sends a request, and takes in the answer if it is still wanted. */
type Step = (isWanted: () => boolean) => Promise<void>;

/** A part of the list that is requested: the first page, what is newer, or what is older. */
type Part = 'first' | 'newer' | 'older';

interface ListQuestions {
  /** One request at a time; the later ones wait, so that an older answer never comes after a newer one. */
  ask(part: Part, step: Step): Promise<FailureReason | null>;
  /** Forgets the errors, as the list is rebuilt. */
  beginAnew(): void;
}

interface QuestionsOptions extends Pick<Client, 'session'> {
  readonly state: Cell<NotificationListState>;
  readonly changes: Pick<PendingChanges<never>, 'ask'>;
}

export function createListQuestions({ state, changes, session }: QuestionsOptions): ListQuestions {
  const takeTurn = createTurns();
  /** Errors that are shown until their part succeeds. Nobody waits for newer ones, so their errors are not. */
  let failures: { readonly [part in Exclude<Part, 'newer'>]: FailureReason | null } = {
    first: null,
    older: null,
  };

  function show(loading: NotificationListState['loading']): void {
    const failure = failures.first ?? failures.older;
    state.update((now) =>
      now.loading === loading && now.failure === failure ? now : { ...now, loading, failure },
    );
  }

  function note(part: Part, reason: FailureReason | null): void {
    // The newest have been loaded, by whichever request.
    if (part !== 'newer') failures = { ...failures, [part]: reason };
    else if (reason === null) failures = { ...failures, first: null };
  }

  async function attempt(part: Part, isWanted: () => boolean, step: Step): Promise<FailureReason | null> {
    if (!isWanted()) return null;
    const end = changes.ask();
    if (part !== 'newer') {
      note(part, null);
      show(part);
    }
    try {
      await step(isWanted);
      if (isWanted()) note(part, null);
      return null;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (!isWanted()) return null;
      note(part, error.reason);
      return error.reason;
    } finally {
      if (isWanted()) show(null);
      end();
    }
  }

  return {
    ask(part, step) {
      const isWanted = (): boolean => session.state.get().state === 'member';
      return takeTurn(() => attempt(part, isWanted, step));
    },
    beginAnew: () => void (failures = { first: null, older: null }),
  };
}
