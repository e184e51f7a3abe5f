import { ApiError, type FailureReason } from '@linnet/api';
import type { Cell } from '../cell';
import type { Client } from '../client';
import { createTurns } from '../turns';
import type { NotificationListState } from './notification-list-state';
import type { StandingChanges } from './standing-changes';

/** Asks, and takes the answer in if it is still wanted. */
type Step = (isWanted: () => boolean) => Promise<void>;

interface ListQuestions {
  /** One question at a time; the later ones wait, so that an older answer never overtakes a newer one. */
  ask(loading: NotificationListState['loading'], step: Step): Promise<FailureReason | null>;
  /** Answers to what was asked until now are not taken: somebody else may read, or nobody. */
  drop(): void;
}

interface QuestionsOptions extends Pick<Client, 'session'> {
  readonly state: Cell<NotificationListState>;
  readonly changes: Pick<StandingChanges, 'ask'>;
}

export function createListQuestions({ state, changes, session }: QuestionsOptions): ListQuestions {
  let question = {};
  const takeTurn = createTurns();

  async function attempt(
    loading: NotificationListState['loading'],
    isWanted: () => boolean,
    step: Step,
  ): Promise<FailureReason | null> {
    if (!isWanted()) return null;
    const end = changes.ask();
    if (loading !== null) state.update((now) => ({ ...now, loading, failure: null }));
    try {
      await step(isWanted);
      if (isWanted()) state.update((now) => ({ ...now, loading: null, failure: null }));
      return null;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const { reason } = error;
      if (!isWanted()) return null;
      state.update((now) => ({ ...now, loading: null, failure: loading === null ? now.failure : reason }));
      return reason;
    } finally {
      end();
    }
  }

  return {
    ask(loading, step) {
      const own = question;
      const isWanted = (): boolean => own === question && session.state.get().state === 'member';
      return takeTurn(() => attempt(loading, isWanted, step));
    },
    drop: () => void (question = {}),
  };
}
